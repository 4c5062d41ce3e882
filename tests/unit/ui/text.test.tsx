import { initials } from '../../../src/blocks/initials';
import { plainTextOf, slug } from '../../../src/ui/text';

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

it('keeps paragraphs apart and sentences whole', () => {
  const answer = [
    <p key="one">
      No, <strong>rarely</strong>.
    </p>,
    <p key="two">Most tools can exchange data.</p>,
    <ul key="three">
      <li>One</li>
      <li>Two</li>
    </ul>,
  ];
  expect(plainTextOf(answer)).toBe('No, rarely. Most tools can exchange data. One Two');
});
