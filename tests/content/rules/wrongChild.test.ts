import { wrongChild } from '../../../tools/content-check/rules/wrongChild';
import { findingsOf } from '../../support/contentSite';

it('accepts items where they belong, on lines of their own or not, beside comments', async () => {
  const source = `<Hero title="A">
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
`;
  expect(await findingsOf(wrongChild, { 'pages/a.mdx': source })).toEqual([]);
});

it('finds foreign children, wrong numbers and blocks without their holder', async () => {
  const source = `<Actions>
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

<Layers title="A" start="B" end="C">
  <Layer title="D" note="E">
    - one
  </Layer>
  <Layer title="D" note="E">
    - one
    - two

    And more.
  </Layer>
</Layers>
`;
  expect(await findingsOf(wrongChild, { 'pages/a.mdx': source })).toEqual([
    '2:3 Call us: <Actions> contains the text "Call us". It may contain only <Action>.',
    '8:3 <Action to="/a">: <Cards> contains <Action>. It may contain only <Card>.',
    '12:2 Statistics: <Statistics> contains 1 <Statistic>. It needs 2 to 5.',
    '16:2 Card: <Card> stands alone. Put it between <Cards> and </Cards>.',
    '21:3 1. one: <Checklist> holds a list. It takes one Markdown list: lines that start with "- ".',
    '25:4 Layer: <Layer> contains a list of 1. It needs 2 to 4 entries.',
    '32:5 And more.: <Layer> holds the text "And more.". It takes one Markdown list: lines that start with "- ".',
  ]);
});
