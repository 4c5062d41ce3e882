import { withStableHashes } from '../../../plugins/post-build/inlineStyles';

it('gives the same text if only hashes differ, and keeps different hashes apart', () => {
  const page = (main: string, font: string) => `<script src=/main.${main}.js><link href=/f.${font}.woff2>${main}`;
  expect(withStableHashes(page('1a2b3c4d', '00ff00ff'))).toBe(withStableHashes(page('deadbeef', '12345678')));
  expect(withStableHashes(page('1a2b3c4d', '00ff00ff'))).not.toBe(withStableHashes(page('1a2b3c4d', '1a2b3c4d')));
});

it('does not change anything else', () => {
  const text = '#0b1220 99.9% sha256-1a2b3c4dXY 1a2b3c4d5e é';
  expect(withStableHashes(text)).toBe(text);
});
