import { emptyBlocks } from '../../../src/blocks/contents';
import { foreignChild, wrongCount } from '../../../src/blocks/errorTexts';
import { claims } from '../../../src/site/claims';
import { partners } from '../../../src/site/partners';
import { siteOf, testRule } from '../../support/contentSite';

const [{ name: partner } = { name: '' }] = partners;

const imports = `import {Hero, Section} from '@site/src/blocks';
import {claims} from '@site/src/site/claims';

`;

testRule('import', [
  [
    'accepts blocks, facts and shared text',
    {
      'pages/a.mdx': `${imports}import Words from '@site/pages/_shared/words.mdx';\n`,
      'pages/_shared/words.mdx': 'Text',
    },
  ],
  [
    'reports names and files that do not exist, and files that pages may not import',
    `import {Hero, Sektion} from '@site/src/blocks';
import {claim} from '@site/src/site/claims';
import {Card, Cards} from '@site/src/block';
import {Link} from '@site/src/ui/Link';
`,
    [
      '1:15 Sektion: There is no block Sektion. Did you mean "Section"?',
      '2:9 claim: There is no claim to import from "@site/src/site/claims". Did you mean "claims"?',
      '3:28 @site/src/block: There is no file "@site/src/block" to import from. Did you mean "@site/src/blocks"?',
      '4:21 @site/src/ui/Link: A page may import blocks (@site/src/blocks), facts (@site/src/site/…) and shared text (@site/pages/_shared/….mdx), but not "@site/src/ui/Link".',
    ],
  ],
]);

testRule('unused-import', [
  [
    'accepts imports used as blocks, in braces and in settings',
    `${imports}<Hero title={claims.experience} />\n\n<Section title="A">\n\n{claims.experience}\n\n</Section>\n`,
  ],
  [
    'reports unused imports, even if the text contains the same word',
    `${imports}<Hero title="Our claims" />\n\nOur claims, in a Section.\n`,
    [
      '1:15 Section: Section is imported but not used on this page. Delete it from the import line.',
      '2:9 claims: claims is imported but not used on this page. Delete it from the import line.',
    ],
  ],
]);

testRule('unknown-block', [
  [
    'accepts imported blocks, shared text and HTML',
    {
      'pages/a.mdx': `${imports}import Words from '@site/pages/_shared/words.mdx';

<Hero title="A" />

<Words />

<strong>A</strong>
`,
      'pages/_shared/words.mdx': 'Text',
    },
  ],
  [
    'reports misspelled blocks once, blocks that are not imported, and unknown HTML elements',
    `import {Hero} from '@site/src/blocks';

<Heroo title="A" />

<Heroo title="B" />

<Banner title="A" />

<Zebra />

<hero>a</hero>
`,
    [
      '3:2 Heroo: There is no block <Heroo>. Did you mean "<Hero>"?',
      "7:2 Banner: <Banner> is not imported on this page. Add Banner to the import line: import {Banner} from '@site/src/blocks';",
      '9:2 Zebra: There is no block <Zebra>. Delete it, or choose a block from the handbook, /handbook/blocks.',
      '11:2 hero: The name of a block starts with a capital letter. Write <Hero>.',
    ],
  ],
]);

testRule('fact', [
  [
    'accepts facts and comments in braces, and leaves settings, blocks and imports to their rules',
    `${imports}import {Sektion} from '@site/src/blocks';

{claims.experience} years {/* a note */}

<Hero titel="A" tone="inc" />

<Zebra />

<zebra />

<Sektion title="A" />
`,
  ],
  [
    'reports unknown names and unknown entries of facts',
    `${imports}{amount} dollars, {claims.experiense} years, {claims.age}

<Hero title={claims.name} />

{claim.experience}
`,
    [
      '4:1 {amount}: "{amount}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it. A fact has one brace on each side: {company.brand}.',
      '4:19 {claims.experiense}: There is no entry "experiense". Did you mean "experience"?',
      `4:46 {claims.age}: There is no entry "age". The entries are: ${Object.keys(claims).join(', ')}.`,
      `6:7 title={claims.name}: There is no entry "name". The entries are: ${Object.keys(claims).join(', ')}.`,
      '8:1 {claim.experience}: Text in { } is read as code, and nothing on this page is called "claim". Did you mean "claims"?',
    ],
  ],
  [
    'names the line that imports a fact, and the gaps of mail programs',
    '{claims.experience} years, {first_name}\n',
    [
      `1:1 {claims.experience}: Text in { } is read as code, and nothing on this page is called "claims". Add a line below the front matter: import {claims} from '@site/src/site/claims';`,
      '1:28 {first_name}: "{first_name}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it. A fact has one brace on each side: {company.brand}.',
    ],
  ],
]);

const moreImports = `import {Hero, Section, Cards, Card, Quotes, Quote, Snapshot, Reading} from '@site/src/blocks';
import {claims} from '@site/src/site/claims';

`;

testRule('setting', [
  [
    'accepts the settings of the blocks',
    `${moreImports}<Hero title="A" tone="ink" eyebrow={claims.experience} />

<Section title={\`A \${claims.experience}\`}>

<Cards columns="2"><Card title="A" icon="cloud">a</Card><Card {...all}>b</Card></Cards>

<Quotes>
  <Quote author="A" position="B" company="C" sample>a</Quote>
</Quotes>

<a href="/" target="_blank">A</a>

</Section>
`,
  ],
  [
    'reports a partner that is not in the list',
    `import {Panel, Panels} from '@site/src/blocks';

<Panels><Panel title="A" partner="${partner}x">a</Panel></Panels>
`,
    [`3:35 ${partner}x: There is no partner "${partner}x" in src/site/partners.yaml. Did you mean "${partner}"?`],
  ],
  [
    'reports every error of an element',
    `${moreImports}<Hero titel="A" tone="inc" subtitle="B" />

<Section tone="blue"></Section>

<Cards columns={3}>
  <Card title="" icon="clowd">a</Card>
  <Card title={claims} to={3}>b</Card>
</Cards>

<Quotes>
  <Quote author="A" sample="yes">a</Quote>
</Quotes>

<a href="/" targt="_blank">A</a>
`,
    [
      '4:7 titel: <Hero> has no setting "titel". Did you mean "title"?',
      '4:23 inc: <Hero> does not accept tone="inc". Did you mean "ink"? Write tone="ink" or tone="paper".',
      '4:28 subtitle: <Hero> has no setting "subtitle". Its settings are: title, eyebrow, tone, places.',
      '6:2 Section: <Section> needs the setting "title". Write title="…".',
      '6:2 Section: <Section> is empty. Write its content between <Section> and </Section>.',
      '6:16 blue: <Section> does not accept tone="blue". Write tone="ink" or tone="paper" or tone="sunk".',
      '8:17 3: <Cards> does not accept this value for "columns". Write columns="2" or columns="3".',
      '9:9 title: The setting "title" of <Card> is empty. Write its text.',
      '9:24 clowd: There is no icon "clowd". Did you mean "cloud"? Choose an icon from the handbook, /handbook/icons.',
      '10:28 3: <Card> does not accept this value for "to". Write text in quotation marks: to="…".',
      '14:4 Quote: <Quote> needs the setting "position". Write position="…". It also needs: company.',
      '14:29 yes: The setting "sample" has no value. Write sample on its own, or delete it.',
    ],
  ],
]);

/** The message that the block itself throws. */
const thrown = (block: string, { actual, expected }: ReturnType<typeof foreignChild>) =>
  `<${block}> ${actual} ${expected}`;
const oneList = 'Write only one Markdown list inside: lines that start with "- ".';

testRule('wrong-child', [
  [
    'accepts items on separate lines or on one line, comments, and items made by code',
    `<Hero title="A">
  Text

  <Actions>
    <Action to="/a">A</Action>
    <Action to="/b">B</Action>
  </Actions>
</Hero>

<Cards>
  {/* two for now */}
  <Card title="A">a</Card>

  <Card title="B">
    b
  </Card>
</Cards>

<Checklist>
  - one
</Checklist>

<Cards>{all.map((it) => it)}</Cards>
`,
  ],
  [
    'reports foreign content, wrong numbers of items, and items outside their block',
    `<Actions>
  Call us

  <Action to="/a">A</Action>
</Actions>

<Cards>
  <Action to="/a">A</Action>
  <Card title="A">a</Card>
</Cards>

<Statistics>
  <Statistic value="1">one</Statistic>
</Statistics>

<Card title="Alone">
  Text
</Card>

<Checklist>
  1. one
</Checklist>

<Checklist>
  - one

  And more.
</Checklist>
`,
    [
      `2:3 Call us: ${thrown('Actions', foreignChild('the text "Call us"', 'Action'))}`,
      `8:3 <Action to="/a">: ${thrown('Cards', foreignChild('<Action>', 'Card'))}`,
      `12:2 Statistics: ${thrown('Statistics', wrongCount(1, 'Statistic', { minimum: 2, maximum: 5 }))}`,
      '16:2 Card: <Card> does not belong here. Put it between <Cards> and </Cards>.',
      `21:3 1. one: <Checklist> contains a list. ${oneList}`,
      `27:3 And more.: <Checklist> contains the text "And more.". ${oneList}`,
    ],
  ],
]);

it('knows every block without content', async () => {
  const types = await siteOf({}).blocks();
  const names = Object.keys(types).filter((name) => types[name]?.content === 'none');
  expect(names.sort()).toEqual([...emptyBlocks]);
});
