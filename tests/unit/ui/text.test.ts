import { slug } from '../../../src/ui/slug';

it.each([
  ['Does This Sound Like You?', 'does-this-sound-like-you'],
  ['What’s in the bill', 'whats-in-the-bill'],
  ['  São Paulo & SOC 2 ', 'sao-paulo-soc-2'],
])('the anchor of "%s" is "%s"', (title, anchor) => {
  expect(slug(title)).toBe(anchor);
});
