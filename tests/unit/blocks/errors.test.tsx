import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  Action,
  Actions,
  Banner,
  CallToAction,
  Card,
  Cards,
  Checklist,
  Hero,
  Job,
  Jobs,
  Lanes,
  Layer,
  Layers,
  LegalText,
  Message,
  PainPoint,
  PainPoints,
  Pair,
  Pairs,
  Panel,
  Panels,
  People,
  Person,
  Picture,
  Question,
  Questions,
  Quote,
  Quotes,
  Reading,
  Section,
  Snapshot,
  Statistic,
  Statistics,
  Step,
  Steps,
  Track,
  Tracks,
} from '../../../src/blocks';
import { BlockError } from '../../../src/blocks/blockError';
import { isListed } from '../../support/handbook';

/** What a writer can type: MDX does not check settings by itself. */
const wrong = <Value,>(value: unknown) => value as Value;

function messageOf(element: ReactElement): string {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(element);
  } catch (error) {
    expect(error).toBeInstanceOf(BlockError);
    const { message } = error as BlockError;
    expect({ message, isListedInTheHandbook: isListed(message) }).toEqual({ message, isListedInTheHandbook: true });
    return message;
  } finally {
    silenced.mockRestore();
  }
  throw new Error('The block accepted it.');
}

const layer = (title: string, parts: number) => (
  <Layer key={title} title={title} note="note">
    <ul>
      {Array.from({ length: parts }, (_, index) => (
        <li key={index}>part</li>
      ))}
    </ul>
  </Layer>
);

const lanes = (names: string, from: string) => (
  <Lanes title="A" lanes={names}>
    <Message from={from} to="Chat">
      a
    </Message>
    <Message from="Chat" to="Chat">
      b
    </Message>
  </Lanes>
);

const card = <Card title="A">text</Card>;

describe('a mistake in a block is named in one sentence each: what, what instead, where to read more', () => {
  const cases: [name: string, element: ReactElement, message: string][] = [
    [
      'text among actions',
      <Actions key="">Call us</Actions>,
      '<Actions> holds the text “Call us”. It takes only <Action> inside. More about this block: /handbook/blocks/actions',
    ],
    [
      'a foreign block among cards',
      <Cards key="">
        {card}
        <Action to="/">Home</Action>
      </Cards>,
      '<Cards> holds <Action>. It takes only <Card> inside. More about this block: /handbook/blocks/cards',
    ],
    [
      'an HTML element among steps',
      <Steps key="">
        <p>One</p>
      </Steps>,
      '<Steps> holds <p>. It takes only <Step> inside. More about this block: /handbook/blocks/steps',
    ],
    [
      'a single card',
      <Cards key="">{card}</Cards>,
      '<Cards> holds 1 <Card>. It takes at least 2. More about this block: /handbook/blocks/cards',
    ],
    [
      'five actions',
      <Actions key="">
        {['/a', '/b', '/c', '/d', '/e'].map((to) => (
          <Action key={to} to={to}>
            Go
          </Action>
        ))}
      </Actions>,
      '<Actions> holds 5 <Action>. It takes 1 to 4. More about this block: /handbook/blocks/actions',
    ],
    [
      'one statistic',
      <Statistics key="">
        <Statistic value="1">one</Statistic>
      </Statistics>,
      '<Statistics> holds 1 <Statistic>. It takes 2 to 5. More about this block: /handbook/blocks/statistics',
    ],
    [
      'an unknown tone',
      <Hero key="" title="Hello" tone={wrong('blue')} />,
      '<Hero> has tone="blue". Choose one of: paper, ink. More about this block: /handbook/blocks/hero',
    ],
    [
      'an unknown layout',
      <Section key="" title="Hello" layout={wrong('grid')}>
        text
      </Section>,
      '<Section> has layout="grid". Choose one of: stack, split. More about this block: /handbook/blocks/section',
    ],
    [
      'an unknown closing tone',
      <CallToAction key="" title="Hello" tone={wrong('pink')}>
        text
      </CallToAction>,
      '<CallToAction> has tone="pink". Choose one of: dark, light, gradient, transparent. More about this block: /handbook/blocks/calltoaction',
    ],
    [
      'an unknown number of columns',
      <Cards key="" columns={wrong('5')}>
        {card}
        {card}
      </Cards>,
      '<Cards> has columns="5". Choose one of: 2, 3, 4. More about this block: /handbook/blocks/cards',
    ],
    [
      'an unknown size',
      <People key="" size={wrong('huge')}>
        <Person name="A B" role="C">
          text
        </Person>
      </People>,
      '<People> has size="huge". Choose one of: small, large. More about this block: /handbook/blocks/people',
    ],
    [
      'two lists in a checklist',
      <Checklist key="">
        <ul />
        <ul />
      </Checklist>,
      '<Checklist> holds something else than one list. Write one Markdown list inside: lines that start with "- ". More about this block: /handbook/blocks/checklist',
    ],
    [
      'a single layer',
      <Layers key="" title="A" start="B" end="C">
        {layer('One', 2)}
      </Layers>,
      '<Layers> holds 1 <Layer>. It takes 2 to 5. More about this block: /handbook/blocks/layers',
    ],
    [
      'a layer with one part',
      <Layers key="" title="A" start="B" end="C">
        {layer('One', 1)}
        {layer('Two', 2)}
      </Layers>,
      '<Layer> holds a list of 1. It takes 2 to 4 entries. More about this block: /handbook/blocks/layer',
    ],
    [
      'an unknown direction',
      <Layers key="" title="A" start="B" end="C" direction={wrong('left')}>
        {layer('One', 2)}
        {layer('Two', 2)}
      </Layers>,
      '<Layers> has direction="left". Choose one of: up, down. More about this block: /handbook/blocks/layers',
    ],
    [
      'two lanes',
      lanes('Visitor, Chat', 'Visitor'),
      '<Lanes> has 2 lanes. Write three names: lanes="Visitor, Chat, Team". More about this block: /handbook/blocks/lanes',
    ],
    [
      'a message from nobody',
      lanes('Visitor, Chat, Team', 'Boss'),
      '<Message> has from="Boss". Choose one of: Visitor, Chat, Team. More about this block: /handbook/blocks/message',
    ],
    [
      'text among tracks',
      <Tracks key="" title="A">
        Mail
      </Tracks>,
      '<Tracks> holds the text “Mail”. It takes only <Track> inside. More about this block: /handbook/blocks/tracks',
    ],
    [
      'a width that is no number',
      <Picture key="" source="/a.png" alt="A" width="wide" height="3" />,
      '<Picture> has width="wide". Write a whole number of pixels. More about this block: /handbook/blocks/picture',
    ],
    [
      'a date that is none',
      <LegalText key="" updated="April 7">
        text
      </LegalText>,
      '<LegalText> has updated="April 7". Write a date as year-month-day: updated="2025-04-07". More about this block: /handbook/blocks/legaltext',
    ],
  ];

  it.each(cases)('%s', (_, element, message) => {
    expect(messageOf(element)).toBe(message);
  });

  const missing = wrong<string>(undefined);
  const withoutSetting: [block: string, setting: string, element: ReactElement][] = [
    ['Hero', 'title', <Hero key="" title={missing} />],
    [
      'Section',
      'title',
      <Section key="" title={missing}>
        text
      </Section>,
    ],
    [
      'Action',
      'to',
      <Action key="" to={missing}>
        Go
      </Action>,
    ],
    ['Banner', 'title', <Banner key="" title={missing} />],
    [
      'CallToAction',
      'title',
      <CallToAction key="" title={missing}>
        text
      </CallToAction>,
    ],
    [
      'Card',
      'title',
      <Card key="" title={missing}>
        text
      </Card>,
    ],
    [
      'Job',
      'department',
      <Jobs key="">
        <Job title="A" department={missing} location="C" type="D">
          text
        </Job>
      </Jobs>,
    ],
    [
      'Layer',
      'note',
      <Layers key="" title="A" start="B" end="C">
        <Layer title="One" note={missing}>
          <ul>
            <li>a</li>
            <li>b</li>
          </ul>
        </Layer>
        {layer('Two', 2)}
      </Layers>,
    ],
    [
      'Layers',
      'start',
      <Layers key="" title="A" start={missing} end="C">
        {layer('One', 2)}
        {layer('Two', 2)}
      </Layers>,
    ],
    [
      'Lanes',
      'lanes',
      <Lanes key="" title="A" lanes={missing}>
        a
      </Lanes>,
    ],
    [
      'Track',
      'check',
      <Tracks key="" title="A">
        <Track title="a" input="b" work="c" check={missing} output="d" />
        <Track title="e" input="f" work="g" check="h" output="i" />
      </Tracks>,
    ],
    [
      'PainPoint',
      'title',
      <PainPoints key="">
        <PainPoint title={missing}>a</PainPoint>
        <PainPoint title="b">b</PainPoint>
      </PainPoints>,
    ],
    [
      'Pair',
      'challenge',
      <Pairs key="">
        <Pair challenge={missing}>a</Pair>
        <Pair challenge="b">b</Pair>
      </Pairs>,
    ],
    [
      'Panel',
      'title',
      <Panels key="">
        <Panel title={missing}>a</Panel>
      </Panels>,
    ],
    [
      'Person',
      'role',
      <People key="">
        <Person name="A B" role={missing}>
          a
        </Person>
      </People>,
    ],
    ['Picture', 'alt', <Picture key="" source="/a.png" alt="" width="1" height="1" />],
    [
      'Question',
      'title',
      <Questions key="">
        <Question title={missing}>a</Question>
        <Question title="b">b</Question>
      </Questions>,
    ],
    [
      'Quote',
      'company',
      <Quotes key="">
        <Quote author="A" position="B" company={missing}>
          a
        </Quote>
      </Quotes>,
    ],
    [
      'Reading',
      'value',
      <Snapshot key="" title="A">
        <Reading label="A" value={missing}>
          a
        </Reading>
        <Reading label="B" value="b">
          b
        </Reading>
      </Snapshot>,
    ],
    [
      'Snapshot',
      'title',
      <Snapshot key="" title={missing}>
        <Reading label="A" value="a">
          a
        </Reading>
        <Reading label="B" value="b">
          b
        </Reading>
      </Snapshot>,
    ],
    [
      'Statistic',
      'value',
      <Statistics key="">
        <Statistic value={missing}>a</Statistic>
        <Statistic value="2">b</Statistic>
      </Statistics>,
    ],
    [
      'Step',
      'title',
      <Steps key="">
        <Step title={missing}>a</Step>
        <Step title="b">b</Step>
      </Steps>,
    ],
  ];

  it.each(withoutSetting)('%s without %s', (block, setting, element) => {
    expect(messageOf(element)).toBe(
      `<${block}> has no ${setting}. Write ${setting}="…". More about this block: /handbook/blocks/${block.toLowerCase()}`,
    );
  });
});
