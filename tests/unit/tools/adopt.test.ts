/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { paletteOf, TOKENS } from '../../../lib/siteStyles';
import { contrastErrors, withPalette } from '../../../tools/adopt/adoption';
import { renamed } from '../../../tools/adopt/writeAdoption';

const tokens = readFileSync(TOKENS, 'utf8');

it('names the pair of colors that cannot be read, and its theme', () => {
  const errors = contrastErrors(withPalette(tokens, { ink: '#c0c0c0' }));
  const paper = paletteOf(tokens).get('paper');
  expect(errors[0]).toMatch(`In the light theme, text on page (ink #c0c0c0 on paper ${paper}) has a contrast of 1.`);
  expect(errors.every((error) => error.includes('light theme'))).toBe(true);
});

it('replaces whole names only, so that the site can be renamed again', () => {
  const names = [
    ['X', 'Halden $& Quay'],
    ['x.example', 'halden.example'],
  ] as const;
  expect(renamed('X, “X” and X’s tsx, XML on www.x.example', names)).toBe(
    'Halden $& Quay, “Halden $& Quay” and Halden $& Quay’s tsx, XML on www.halden.example',
  );
});
