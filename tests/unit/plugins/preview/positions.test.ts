/** @jest-environment node */
import { positionsOf } from '../../../../plugins/preview/positions';
import { openSourceTexts } from '../../../../plugins/preview/sourceTexts';
import { testFolder } from '../../../support/testFolder';

const FILES = {
  'pages/prices.mdx': `---
title: Prices for small teams
---

<Hero title="Choose by users" places="Your data, Your people" />

Prices are per month. A user is one named
person in your company, and a {company.brand} account.`,
  'src/site/plans.yaml': '# Prices per month\n- tier: support\n  name: Support\n  price: 49\n  note: Ask us first',
  'src/blocks/Plans.tsx': 'const label = <b>Small print for small teams</b>;',
};
const { folder: directory } = testFolder(FILES);

it.each([
  ['a setting of a block', 'Your people', 'pages/prices.mdx', 5],
  [
    'a paragraph of several lines',
    'Prices are per month. A user is one named person in your company, and a Kestrel account.',
    'pages/prices.mdx',
    7,
  ],
  ['a price', '$49 per month', 'src/site/plans.yaml', 4],
  ['a word that is also a key', 'Support', 'src/site/plans.yaml', 3],
  ['words of a block', 'Small print', 'src/blocks/Plans.tsx', 1],
])('finds %s', (_, text, file, line) => {
  const found = positionsOf([{ tag: 'p', text }], Object.keys(FILES), openSourceTexts(directory))[text.slice(0, 80)];
  expect(found).toMatchObject({ file, line });
});

it('knows all lines of a paragraph', () => {
  const text = 'Prices are per month. A user is one named person in your company, and a Kestrel account.';
  const [found] = Object.values(positionsOf([{ tag: 'p', text }], Object.keys(FILES), openSourceTexts(directory)));
  expect(found?.lines).toEqual(FILES['pages/prices.mdx'].split('\n').slice(6));
});
