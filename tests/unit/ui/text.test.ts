import { initials } from '../../../src/blocks/initials';
import { slug } from '../../../src/ui/slug';

it.each([
  ['Does This Sound Like You?', 'does-this-sound-like-you'],
  ['What’s in the bill', 'whats-in-the-bill'],
  ['  São Paulo & SOC 2 ', 'sao-paulo-soc-2'],
])('the anchor of "%s" is "%s"', (title, anchor) => {
  expect(slug(title)).toBe(anchor);
});

it.each([
  ['Maren Holt', 'MH'],
  ['Ana María de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['Émile Zola (he)', 'ÉZ'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
