import { emptyBlocks } from '../../../src/blocks/contents';
import { foreignChild, wrongCount } from '../../../src/blocks/errorTexts';
import { claims } from '../../../src/site/claims';
import { siteOf, testRule } from '../../support/contentSite';

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
import {Banner} from '@site/src/site/claims';
`,
    [
      '1:15 Sektion: There is no block Sektion. Did you mean "Section"?',
      '2:9 claim: There is nothing called claim in "@site/src/site/claims". Did you mean "claims"?',
      '3:28 @site/src/block: There is no file "@site/src/block" to import from. Did you mean "@site/src/blocks"?',
      "4:21 @site/src/ui/Link: A page may use blocks ('@site/src/blocks'), facts ('@site/src/site/…') and shared text ('@site/pages/_shared/….mdx'), but nothing from \"@site/src/ui/Link\". Delete this line.",
      '5:9 Banner: There is nothing called Banner in "@site/src/site/claims". It is a block: write \'@site/src/blocks\'.',
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
      '1:15 Section: The page does not use Section. Delete this word and its comma here, in the line that starts with "import".',
      '2:9 claims: The page does not use claims. Delete this word and its comma here, in the line that starts with "import".',
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
      '7:2 Banner: The list of blocks at the top of this page does not contain Banner. Write "Banner," there, before "Hero" on line 1.',
      '9:2 Zebra: There is no block <Zebra>. Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.',
      '11:2 hero: The name of a block starts with a capital letter. Write <Hero>.',
    ],
  ],
]);

const entries = Object.keys(claims)
  .map((name) => `{claims.${name}}`)
  .join(', ');

const move =
  'An import works only at the top of a page, and here visitors read it. Delete this line here, and write it below the other lines that start with "import":';

testRule('fact', [
  [
    'says what to import where only a code sample has the import',
    "{claims.experience}\n\n```js\nimport {claims} from '@site/src/site/claims';\n```\n",
    [
      `1:1 {claims.experience}: This page does not know {claims} yet. Write this line below the other lines that start with "import": import {claims} from '@site/src/site/claims';`,
    ],
  ],
  [
    'says of an import in the text to move it up, and nothing about the facts that it imports',
    'Text with {claims.experience}.\n  import {claims} from ‘@site/src/site/claims’\n',
    [`2:3 import {claims} from ‘@site/src/site/claims’: ${move} import {claims} from '@site/src/site/claims';`],
  ],
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
      '4:1 {amount}: "{amount}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it.',
      '4:19 {claims.experiense}: {claims.experiense} shows nothing, because no fact has this name. Did you mean "{claims.experience}"?',
      `4:46 {claims.age}: {claims.age} shows nothing, because no fact has this name. Write one of: ${entries}.`,
      `6:7 title={claims.name}: {claims.name} shows nothing, because no fact has this name. Write one of: ${entries}.`,
      '8:1 {claim.experience}: What is between { and } is read as the name of a fact, and nothing on this page is called "claim". Did you mean "claims"?',
    ],
  ],
  [
    'names the line that imports a fact, and the gaps of mail programs',
    '{claims.experience} years, {first_name}\n',
    [
      `1:1 {claims.experience}: This page does not know {claims} yet. Write this line below the other lines that start with "import": import {claims} from '@site/src/site/claims';`,
      '1:28 {first_name}: "{first_name}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it.',
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
      '4:23 inc: tone="inc" is not possible for <Hero>. Did you mean "ink"? Write tone="ink" or tone="paper".',
      '4:28 subtitle: <Hero> has no setting "subtitle". Did you mean "eyebrow"?',
      '6:2 Section: <Section> lacks its "title". Write title="…".',
      '6:2 Section: There is nothing in this <Section>. Write its text between <Section> and </Section>, or delete both.',
      '6:16 blue: tone="blue" is not possible for <Section>. Write tone="ink" or tone="paper" or tone="sunk".',
      '8:17 3: columns={3} is not possible for <Cards>. Write columns="2" or columns="3".',
      '9:9 title: There is nothing between the quotation marks of "title". Write its text.',
      '9:24 clowd: There is no icon "clowd". Did you mean "cloud"? Choose an icon from the handbook, /handbook/icons.',
      '10:28 3: "to" needs text in quotation marks. Write to="3".',
      '14:4 Quote: <Quote> lacks its "position". Write position="…". It also lacks: company.',
      '14:29 yes: "sample" has nothing after it. Write only the word sample, without "=" and what follows.',
    ],
  ],
]);

/** The message that the block itself throws. */
const thrown = (block: string, { actual, expected }: ReturnType<typeof foreignChild>) =>
  `<${block}> ${actual} ${expected}`;

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
      `2:3 Call us: ${thrown('Actions', foreignChild('the text "Call us"', 'Action'))} Write it between <Action …> and </Action>.`,
      `8:3 <Action to="/a">: ${thrown('Cards', foreignChild('<Action>', 'Card'))} If it is one of them, write <Card …> in place of <Action …>, and </Card> at its end. Otherwise move it out.`,
      `12:2 Statistics: ${thrown('Statistics', wrongCount(1, 'Statistic', { minimum: 2, maximum: 5 }))}`,
      '16:2 Card: <Card> does not belong here. Put it between <Cards> and </Cards>.',
      '21:3 1. one: Each entry of <Checklist> starts with a hyphen and a space: - one',
      '27:3 And more.: Each entry of <Checklist> starts with a hyphen and a space: - And more.',
    ],
  ],
]);

it('knows every block without content', async () => {
  const types = await siteOf({}).blocks();
  const names = Object.keys(types).filter((name) => types[name]?.content === 'none');
  expect(names.sort()).toEqual([...emptyBlocks]);
});
