import { setting } from '../../../tools/content-check/rules/setting';
import { findingsOf } from '../../support/contentSite';

const imports = `import {Hero, Section, Cards, Card, Quotes, Quote, Snapshot, Reading} from '@site/src/blocks';
import {claims} from '@site/src/site/claims';

`;

it('accepts settings as the blocks have them', async () => {
  const source = `${imports}<Hero title="A" tone="ink" eyebrow={claims.experience} data-note="x" />

<Section title={\`A \${claims.experience}\`}>

<Cards columns="2"><Card title="A" icon="cloud">a</Card><Card {...all}>b</Card></Cards>

<Quotes>
  <Quote author="A" position="B" company="C" sample>a</Quote>
</Quotes>

<a href="/" target="_blank">A</a>

</Section>
`;
  expect(await findingsOf(setting, { 'pages/a.mdx': source })).toEqual([]);
});

it('finds every mistake of an element, not the first one', async () => {
  const source = `${imports}<Hero titel="A" tone="inc" subtitle="B" />

<Section tone="blue"></Section>

<Cards columns={3}>
  <Card title="" icon="clowd">a</Card>
  <Card title={claims} to={3}>b</Card>
</Cards>

<Quotes>
  <Quote author="A" sample="yes">a</Quote>
</Quotes>

<a href="/" targt="_blank">A</a>
`;
  expect(await findingsOf(setting, { 'pages/a.mdx': source })).toEqual([
    '4:7 titel: <Hero> has no setting "titel". Did you mean "title"?',
    '4:23 inc: <Hero> takes tone="ink" or tone="paper", not "inc". Did you mean "ink"?',
    '4:28 subtitle: <Hero> has no setting "subtitle". It has: title, eyebrow, tone.',
    '6:2 Section: <Section> needs the setting "title". Write title="…".',
    '6:2 Section: <Section> is empty. Write its words between <Section> and </Section>.',
    '6:16 blue: <Section> takes tone="ink" or tone="paper" or tone="sunk", not "blue".',
    '8:17 3: <Cards> takes columns="2" or columns="3" or columns="4", not this.',
    '9:9 title: The setting "title" of <Card> has no words.',
    expect.stringMatching(/^9:24 clowd: <Card> takes one of: .*, not "clowd"\. Did you mean "cloud"\?$/),
    '10:16 claims: <Card> takes text as its setting "title", not this. Write it in quotes: title="…".',
    '10:28 3: <Card> takes text as its setting "to", not this. Write it in quotes: to="…".',
    '14:4 Quote: <Quote> needs the setting "position". Write position="…".',
    '14:4 Quote: <Quote> needs the setting "company". Write company="…".',
    '14:29 yes: "sample" is a mark without a value: write sample alone, or leave it out.',
    '17:13 targt: <a> has no setting "targt". Did you mean "target"?',
  ]);
});
