import { company } from '../../../src/site/company';
import { sampleContent } from '../../../tools/content-check/rules/sampleContent';
import { pageText } from '../../../tools/new-page/pageText';
import { findingsOf } from '../../support/contentSite';

it('accepts real words, marked samples, code, and the domain of the company', async () => {
  const source = `Call (801) 320-5550 about the todo list and an acme of taste, for example. John and Jane came.

Write to [us](https://${company.domain}/a) \`example.com\`.

<Quotes>
  <Quote author="Jane Doe" position="Owner" company="Acme Inc" sample>Lorem ipsum.</Quote>
</Quotes>
`;
  expect(await findingsOf(sampleContent, { 'pages/index.mdx': source })).toEqual([]);
});

it('finds what stands in for real words, in text, settings, links and front matter', async () => {
  const source = `---
title: TODO write a title
---

Lorem ipsum for [Your company], 123 Main Street, (801) 555-0142.

<Quote author="Jane Doe" position="Owner at Acme Corp" company="x">Good. [Site](https://www.example.com/a)</Quote>
`;
  const mend = 'Write the real words, or delete it.';
  expect(await findingsOf(sampleContent, { 'pages/index.mdx': source })).toEqual([
    `2:8 TODO: "TODO" is a note to yourself. ${mend}`,
    `5:1 Lorem ipsum: "Lorem ipsum" is filler text. ${mend}`,
    `5:17 [Your company]: "[Your company]" is a gap to fill. ${mend}`,
    `5:33 123 Main Street: "123 Main Street" is an address where nobody is. ${mend}`,
    `5:50 (801) 555-0142: "(801) 555-0142" is a number under which nobody answers. ${mend}`,
    `7:16 Jane Doe: "Jane Doe" is a name for nobody. ${mend}`,
    `7:45 Acme Corp: "Acme Corp" is a name for no company. ${mend}`,
    '7:89 www.example.com: "www.example.com" belongs to nobody. Write the real address.',
  ]);
});

it('reminds of what a new page starts with', async () => {
  const page = pageText('Cloud costs', 'What moving to the cloud costs, and what makes the bill grow.');
  expect(await findingsOf(sampleContent, { 'pages/cloud-costs.mdx': page })).toEqual([
    `12:17 Name this section: "Name this section" is from the start of a new page. Write the real words, or delete it.`,
    `13:3 Replace this paragraph: "Replace this paragraph" is from the start of a new page. Write the real words, or delete it.`,
  ]);
});
