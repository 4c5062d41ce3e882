import { plainWords } from '../../../tools/content-check/rules/plainWords';
import { findingsOf } from '../../support/contentSite';

it('accepts pronouns of a person, hosts, invalid clauses and other words of our trade', async () => {
  const source = `Her host is invalid, he says, and a disabled account is easy to find. \`whitelist\`

<Person name="Ada" role="Engineer">She tests it herself.</Person>
`;
  expect(await findingsOf(plainWords, { 'pages/index.mdx': source })).toEqual([]);
});

it('finds words that leave readers out, with others to choose from, and marks them', async () => {
  const source = `---
title: A whitelist for salesmen
---

Your **manpower** is

<Section title="The chairman decides">Words.</Section>
`;
  expect(await findingsOf(plainWords, { 'pages/index.mdx': source })).toEqual([
    '2:10 whitelist: "whitelist" leaves some readers out. Better: "passlist" or "alrightlist" or "safelist" or "allow list".',
    '2:24 salesmen: "salesmen" leaves some readers out. Better: "sales clerks" or "sales reps" or "sales agents" or "sellers".',
    '5:8 manpower: "manpower" leaves some readers out. Better: "human resources" or "workforce" or "personnel" or "staff".',
    '7:21 chairman: "chairman" leaves some readers out. Better: "chair" or "head" or "chairperson" or "coordinator".',
  ]);
});

it('does not join words of two places', async () => {
  expect(await findingsOf(plainWords, { 'pages/index.mdx': 'On the black\n\nlist of things.\n' })).toEqual([]);
});
