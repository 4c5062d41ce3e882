import { readExamples } from '../../../plugins/handbook/code/readExamples';
import { company } from '../../../src/site/company';
import { pageText } from '../../../tools/new-page/pageText';
import { testRule } from '../../support/contentSite';

const add = 'If it is correct, leave it: a developer adds it to the known words.';

testRule('spelling', [
  [
    'accepts English, the words of the project, names in settings, abbreviations, addresses and code',
    `---
title: A client’s colors
---

Don't worry: the client’s APIs run 24/7 in F20 under HIPAA, SOC 2 and https://tset.com, and Databricks is in words.txt.
*Well*-meant **part**s, R&amp;D, ada@tset.com, on **tset.org**. \`colour\` {colour}

\`\`\`
speling
\`\`\`

<Person name="Tomasz Wieczorek" role="Engineer">Serverless onboarding.</Person> <Action to="/abuot">Go</Action>
`,
  ],
  [
    'accepts names of people, and corrects names of products and places',
    `Zoë Müller-Østergård, Siobhán O’Hare, Thandiwe Mkhize and Dr. Xiulan Zhou reply. Ask Odalys. Odalys knows Jan van der Berg,
J. R. Kowalczyk and Ronald McDonald from the Trade Centre.

<Person name="Fenna Dahlberg" role="Engineer">Dahlberg builds it with Microsft Teams on Wenesday.</Person>
`,
    [
      `4:71 Microsft: "Microsft" is not in the dictionary. Did you mean "Microsoft"? ${add}`,
      `4:89 Wenesday: "Wenesday" is not in the dictionary. Did you mean "Wednesday"? ${add}`,
    ],
  ],
  [
    'accepts a name that is like another one that the site does not use',
    'It connects to Xero, to Sage and to Microsft Teams.\n',
    [`1:37 Microsft: "Microsft" is not in the dictionary. Did you mean "Microsoft"? ${add}`],
  ],
  [
    'reports misspelled words in front matter, text and settings, and suggests the correct one',
    `---
description: We seperate the data.
---

We **recieve** your colours. Recieve them.

<Section title="Our clinets’ words">Words.</Section>
`,
    [
      `2:17 seperate: "seperate" is not in the dictionary. Did you mean "separate"? ${add}`,
      `5:6 recieve: "recieve" is not in the dictionary. Did you mean "receive"? ${add}`,
      `5:21 colours: "colours" is not in the dictionary. Did you mean "colors"? ${add}`,
      `5:30 Recieve: "Recieve" is not in the dictionary. Did you mean "Receive"? ${add}`,
      `7:21 clinets: "clinets" is not in the dictionary. Did you mean "clients"? ${add}`,
    ],
  ],
]);

testRule('plain-words', [
  [
    'accepts pronouns of a person, hosts, invalid clauses and code',
    `Her host is invalid, he says, and a disabled account is easy to find. \`whitelist\`

<Person name="Ada" role="Engineer">She tests it herself.</Person>
`,
  ],
  [
    'reports words that exclude readers, with alternatives',
    `---
title: A whitelist for salesmen
---

Your **manpower** is

<Section title="The chairman decides">Words.</Section>
`,
    [
      '2:10 whitelist: Some readers feel shut out or hurt by "whitelist". Better: "allow list".',
      '2:24 salesmen: Some readers feel shut out or hurt by "salesmen". Better: "salespeople".',
      '5:8 manpower: Some readers feel shut out or hurt by "manpower". Better: "people" or "staff".',
      '7:21 chairman: Some readers feel shut out or hurt by "chairman". Better: "chair".',
    ],
  ],
  ['does not join words of two paragraphs', 'On the black\n\nlist of things.\n'],
]);

const replace = 'Write the real text, or delete it.';

const quotes = readExamples('src/blocks/Quotes.examples.mdx').examples[0]?.mdx ?? '';
testRule('sample-content', [
  [
    'accepts real text, blocks marked as samples, code, and the domain of the company',
    `Call (801) 320-5550 about the todo list and an acme of taste, for example. John and Jane came.

Write to [us](https://${company.domain}/a) \`example.com\`.

<Quotes>
  <Quote author="Jane Doe" position="Owner" company="Acme Inc" sample>Lorem ipsum.</Quote>
</Quotes>
`,
  ],
  [
    'reports placeholders in front matter, text, settings and links',
    `---
title: TODO write a title
---

Lorem ipsum for [Your company], 123 Main Street, (801) 555-0142.

<Quote author="Jane Doe" position="Owner at Acme Corp" company="x">Good. [Site](https://www.example.com/a)</Quote>
`,
    [
      `2:8 TODO: "TODO" is a note to yourself. ${replace}`,
      `5:1 Lorem ipsum: "Lorem ipsum" is filler text. ${replace}`,
      `5:17 [Your company]: "[Your company]" is a placeholder. ${replace}`,
      `5:33 123 Main Street: "123 Main Street" is not a real address. ${replace}`,
      `5:50 (801) 555-0142: "(801) 555-0142" is not a real phone number. ${replace}`,
      `7:16 Jane Doe: "Jane Doe" is not a real name. ${replace}`,
      `7:45 Acme Corp: "Acme Corp" is not a real company. ${replace}`,
      '7:89 www.example.com: "www.example.com" belongs to nobody. Write the real address.',
    ],
  ],
  ['accepts the example of a sample', quotes],
  [
    'reports the text that every new page starts with',
    pageText('Cloud costs', 'What moving to the cloud costs, and what makes the bill grow.'),
    [
      `12:17 Name this section: "Name this section" comes with every new page. ${replace}`,
      `13:3 Replace this paragraph: "Replace this paragraph" comes with every new page. ${replace}`,
    ],
  ],
]);
