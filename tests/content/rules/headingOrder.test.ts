import { headingOrder } from '../../../tools/content-check/rules/headingOrder';
import { findingsOf } from '../../support/contentSite';

it('accepts the headings that blocks make where they belong, shared words among them', async () => {
  const files = {
    'pages/a.mdx': `import Words from '@site/pages/_shared/words.mdx';

<Hero title="One" />

<Words />

<LegalText updated="2025-01-01">

## Two

### Three

</LegalText>
`,
    'pages/_shared/words.mdx': `<Section title="Two">

### Three

<Cards><Card title="Three">text</Card><Card title="Three">text</Card></Cards>

<Section title="Three">

#### Four

</Section>

</Section>

<CallToAction title="Two">text</CallToAction>
`,
    'plugins/handbook/pages/start.mdx': '# One\n\n## Two\n',
  };
  expect(await findingsOf(headingOrder, files)).toEqual([]);
});

it('finds a second headline, a level left out and empty words, where they are written', async () => {
  const words = '<Section title="Two">\n\n#### Four\n\n</Section>\n';
  const importWords = "import Words from '@site/pages/_shared/words.mdx';\n\n";
  const files = {
    'pages/a.mdx': `${importWords}<Hero title="One" />\n\n<Words />\n\n# Another\n\n<Hero title="And another" />\n`,
    'pages/b.mdx': `${importWords}<Hero title="One" />\n\n<Words />\n\n##\n`,
    'pages/_shared/words.mdx': words,
  };
  const second = 'This is a second headline. A page has one, that of <Hero>; use <Section> or "##" here.';
  expect(await findingsOf(headingOrder, files)).toEqual([
    'pages/_shared/words.mdx:3:1 #### Four: This heading is of the fourth level, and the one before it of the second. Write it with ###, or put it into a <Section>.',
    `pages/a.mdx:7:1 # Another: ${second}`,
    `pages/a.mdx:9:14 And another: ${second}`,
    'pages/b.mdx:7:1 ##: The heading has no words.',
  ]);
});

it('asks for a headline', async () => {
  expect(await findingsOf(headingOrder, { 'pages/a.mdx': '<Section title="Two">\n\ntext\n\n</Section>\n' })).toEqual([
    '1:1 : The page has no headline. Begin it with <Hero title="…">.',
  ]);
});
