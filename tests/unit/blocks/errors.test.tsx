import { render } from '@testing-library/react';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { readBlocks } from '../../../plugins/handbook/blocks';
import { Action, Card, Cards, Clause, LegalText, Picture, Quote, Quotes } from '../../../src/blocks';
import { BlockError } from '../../../src/blocks/blockError';
import { wrongItems } from '../../../src/blocks/errorTexts';
import { blockItems, listBlocks, structures } from '../../../src/blocks/structures';
import { examples } from '../../support/examples';

const blockDocumentation = readBlocks(process.cwd());

function messageOf(node: ReactNode): string {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(node);
  } catch (error) {
    expect(error).toBeInstanceOf(BlockError);
    return (error as BlockError).message;
  } finally {
    silenced.mockRestore();
  }
  throw new Error('The block accepted it.');
}

/** Changes the props of every element of one component. */
function withProps(node: ReactNode, component: string, props: object): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const children = withProps(child.props.children, component, props);
    const isChanged = typeof child.type === 'function' && child.type.name === component;
    return cloneElement(child, { children, ...(isChanged && props) });
  });
}

/** Returns the message of the first example that contains the component, after a change of its props. */
function messageOfExample(component: string, props: object): string {
  const { node } = examples.find((example) => contains(example.node, component)) ?? {};
  return messageOf(withProps(node, component, props));
}

function contains(node: ReactNode, component: string): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{ children?: ReactNode }>(child) &&
      ((typeof child.type === 'function' && child.type.name === component) ||
        contains(child.props.children, component)),
  );
}

const settings = blockDocumentation
  .flatMap(({ parts }) => parts)
  .flatMap((part) => part.settings.map((setting) => ({ part: part.name, ...setting })));

it.each(settings.filter(({ isRequired }) => isRequired))('<$part> requires $name', ({ part, name }) => {
  const message = messageOfExample(part, { [name]: undefined });
  expect(message).toMatch(new RegExp(`^<${part}> has (no ${name}\\. Write ${name}="…"|${name}="undefined")\\. `));
});

const withChoices = settings.filter(({ kind }) => kind === 'choice');
it.each(withChoices)('<$part> accepts only its choices for $name', ({ part, name, choices }) => {
  const message = messageOfExample(part, { [name]: 'wrong' });
  expect(message).toContain(`<${part}> has ${name}="wrong".`);
  const [, listed = ''] = /Choose one of: (.*?)\. More/.exec(message) ?? [];
  expect(listed.split(', ').sort()).toEqual(choices);
});

it.each(Object.entries(blockItems))('<%s> accepts only its items, in the right number', (block, { block: item }) => {
  const messages = ['Call us', null].map((children) => messageOfExample(block, { children }));
  expect(messages[0]).toContain(`<${block}> contains the text “Call us”. It may contain only <${item}>.`);
  const looks = [undefined, ...Object.keys(structures[block]?.looks ?? {})];
  const forLooks = looks.map((look) => `<${block}> ${wrongItems(block, look, [])}`);
  expect(forLooks.filter((text) => messages[1]?.startsWith(text))).not.toEqual([]);
});

it.each(listBlocks)('<%s> accepts only one list', (block) => {
  const message = messageOfExample(block, { children: 'Call us' });
  expect(message).toContain(`<${block}> contains something other than one list.`);
});

const card = <Card title="A">text</Card>;

it.each<[name: string, node: ReactNode, message: string]>([
  [
    'another block',
    <Cards key="">
      {card}
      <Action to="/">Home</Action>
    </Cards>,
    '<Cards> contains <Action>. It may contain only <Card>. More about this block: /handbook/blocks/cards',
  ],
  [
    'an empty setting',
    <Picture key="" source="/a.png" alt=" " />,
    '<Picture> has no alt. Write alt="…". More about this block: /handbook/blocks/picture',
  ],
  [
    'an invalid date',
    <LegalText key="" updated="April 7">
      <Clause title="Rules" answer="Ours.">
        text
      </Clause>
    </LegalText>,
    '<LegalText> has updated="April 7". Write a date as year-month-day: updated="2025-04-07". More about this block: /handbook/blocks/legaltext',
  ],
  [
    'a look for another number of items',
    <Quotes key="" look="pair">
      <Quote author="Ada Lind" position="Owner" company="Lind Bakery">
        It works.
      </Quote>
    </Quotes>,
    '<Quotes> contains 1 <Quote>. It needs exactly 2 with look="pair". More about this block: /handbook/blocks/quotes',
  ],
])('explains %s', (_, node, message) => {
  expect(messageOf(node)).toBe(message);
});
