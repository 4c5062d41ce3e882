import { spelling } from '../../../tools/content-check/rules/spelling';
import { findingsOf } from '../../support/contentSite';

it('accepts English, the words of the project, names in settings, and what is no word', async () => {
  const source = `---
title: A client’s colors
---

Don't worry: the client’s APIs run 24/7 in F20 under HIPAA, SOC 2 and https://tset.com, and Databricks is in words.txt.
*Well*-meant **part**s, R&amp;D, ada@tset.com, on **tset.org**. \`colour\` {colour}

\`\`\`
speling
\`\`\`

<Person name="Tomasz Wieczorek" role="Engineer">Serverless onboarding.</Person> <Action to="/abuot">Go</Action>
`;
  expect(await findingsOf(spelling, { 'pages/index.mdx': source })).toEqual([]);
});

it('finds misspelled words wherever visitors read them, and suggests the right one', async () => {
  const source = `---
description: We seperate the data.
---

We **recieve** your colours. Recieve them.

<Section title="Our clinets’ words">Words.</Section>
`;
  const add = 'If it is right, add it to words.txt.';
  expect(await findingsOf(spelling, { 'pages/index.mdx': source })).toEqual([
    `2:17 seperate: "seperate" is not in the dictionary. Did you mean "separate"? ${add}`,
    `5:6 recieve: "recieve" is not in the dictionary. Did you mean "receive"? ${add}`,
    `5:21 colours: "colours" is not in the dictionary. Did you mean "colors"? ${add}`,
    `5:30 Recieve: "Recieve" is not in the dictionary. Did you mean "Receive"? ${add}`,
    `7:21 clinets: "clinets" is not in the dictionary. Did you mean "clients"? ${add}`,
  ]);
});
