import { render } from '@testing-library/react';
import axe from 'axe-core';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { readBlocks, readExamples } from '../../../plugins/handbook/blocks';
import * as blocks from '../../../src/blocks';
import { BlockError } from '../../../src/blocks/checks';
import type { settingFormats } from '../../../src/blocks/settingFormats';
import {
  blockItems,
  itemsError,
  listBlocks,
  type Structure,
  type StructureName,
  structureOf,
  structures,
  urlSettings,
  wrappers,
} from '../../../src/blocks/structures';
import { partners } from '../../../src/facts/partners';
import { plans } from '../../../src/facts/plans';
import { slug } from '../../../src/ui/text';
import { compilePages, pageOf } from '../../support/programs';

const { Action, Actions, Banner, CallToAction, Clause, ContactDetails, Hero, LegalText } = blocks;
const { Picture, Questions, Row, Section, Sheet, SignInCallback } = blocks;

const documented = readBlocks(process.cwd());
const texts = documented
  // Wrappers are a page of their own, which `tests/browser/account.test.ts` opens.
  .filter(({ name }) => !wrappers.includes(name))
  .flatMap(({ name, directory }) =>
    readExamples(directory).map(({ title, mdx }) => ({ name: `${name}, ${title}`, mdx })),
  );
const imports = `import {${Object.keys(blocks).join(', ')}} from '@site/src/blocks';\n\n`;
const compiled = compilePages(texts.map(({ mdx }, index) => [`handbook/blocks/example${index}.mdx`, imports + mdx]));
const provider = { useMDXComponents: () => ({}) };
const modules = { 'react/jsx-runtime': runtime, '@mdx-js/react': provider, '@site/src/blocks': blocks };

/** Every example of every block, named `Hero, On paper`. */
const examples = texts.map(({ name }, index): { name: string; node: ReactNode } => ({
  name,
  node: pageOf(compiled[index]?.code ?? '', modules)({}),
}));

type Blocks = typeof blocks;
type SettingOf<Block extends keyof Blocks> = keyof Parameters<Blocks[Block]>[0] & string;
type Name = keyof Blocks;
type Rows = { [Block in Name]?: Structure<Name, SettingOf<Block>> } & Record<Exclude<StructureName, Name>, never>;
/** `npm run typecheck` compares the names of blocks and settings in the structures with the blocks. */
structures satisfies Rows;
type SettingKey = { [Block in Name]: `${Block}.${SettingOf<Block>}` }[Name];
type Formats = typeof settingFormats;
type FormatKey = { [Block in keyof Formats]: `${Block}.${keyof Formats[Block] & string}` }[keyof Formats];
'' as FormatKey satisfies SettingKey;

interface Expected {
  /** Level and text, `2 What we do`; `*` for text that is not from a setting. */
  headings: string[];
  anchors: string[];
}

const nameOf = ({ type }: ReactElement) => (typeof type === 'function' ? type.name : '');

/** Whether an example contains a component, with values for these props. */
function contains(node: ReactNode, component: string, props: object): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{ children?: ReactNode }>(child) &&
      ((nameOf(child) === component && Object.keys(props).every((name) => name in child.props)) ||
        contains(child.props.children, component, props)),
  );
}

/** The facts of which each has a heading in a block. Without any, the block has none. */
const headingFacts: Record<string, readonly unknown[]> = { PartnerDirectory: partners, PricingPlans: plans };

/** Returns the outline of an example according to `structures.ts`. */
function expectedOf(node: ReactNode, level = 2, expected: Expected = { headings: [], anchors: [] }): Expected {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Record<string, unknown>>(child)) continue;
    const { type, props } = child;
    const { heading, level: own, deepens, anchor, ownAnchor, ownHeadings = [] } = structureOf(nameOf(child));
    if (typeof type === 'string' && /^h[1-6]$/.test(type)) expected.headings.push(`${type[1]} ${props.children}`);
    if (heading) expected.headings.push(`${own ?? level} ${props[heading]}`);
    const hasFacts = headingFacts[nameOf(child)]?.length !== 0;
    for (const steps of hasFacts ? ownHeadings : []) expected.headings.push(`${Math.min(level + steps, 4)} *`);
    if (anchor) expected.anchors.push(slug(String(props[anchor])));
    if (ownAnchor) expected.anchors.push(ownAnchor);
    expectedOf(props.children as ReactNode, deepens ? Math.min(level + 1, 4) : level, expected);
  }
  return expected;
}

function headingsOf(container: Element, expected: string[]): string[] {
  const found = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: heading.tagName[1],
    text: heading.textContent,
  }));
  if (!expected.some((heading) => heading.endsWith('*'))) return found.map(({ level, text }) => `${level} ${text}`);
  return [...new Set(found.map(({ level }) => `${level} *`))];
}

/** Runs axe over an element in jsdom, without the rules that need a whole page or a layout. */
async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      region: { enabled: false },
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

it.each(examples)('$name renders text and has no accessibility violation', async ({ node }) => {
  const { container } = render(node);
  expect(container.textContent?.trim()).not.toBe('');
  expect(await violationsIn(container)).toEqual([]);
});

it.each(examples)('the structure describes $name', ({ node }) => {
  const expected = expectedOf(node);
  const { container } = render(node);
  expect(headingsOf(container, expected.headings)).toEqual(expected.headings);
  for (const anchor of expected.anchors) expect(container.querySelector(`#${anchor}`)).not.toBeNull();
});

/** The settings of an example's blocks that contain a text. */
function textSettingsOf(node: ReactNode): [name: string, value: string][] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children, ...settings } = child.props;
    const texts = Object.entries(nameOf(child) ? settings : {}).filter(([, value]) => typeof value === 'string');
    return [...(texts as [string, string][]), ...textSettingsOf(children)];
  });
}

it('the content check and the build know every setting that becomes the address of a link', () => {
  const names = examples.flatMap(({ node }) => {
    const links = [...render(node).container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
    return textSettingsOf(node).flatMap(([name, value]) => (links.includes(value) ? name : []));
  });
  expect([...new Set(names)].map((name) => [name, urlSettings.get(name)])).toEqual([['to', 'link']]);
});

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
    return cloneElement(child, { children, ...(nameOf(child) === component && props) });
  });
}

/** Returns the message of an example that contains the component, if possible with these props, after they have changed. */
function messageOfExample(component: string, props: object): string {
  const example = (required: object) => examples.find(({ node }) => contains(node, component, required));
  const { node } = example(props) ?? example({}) ?? {};
  return messageOf(withProps(node, component, props));
}

const settings = documented
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
  const looks = [undefined, ...Object.keys(structureOf(block).looks ?? {})];
  const forLooks = looks.map((look) => `<${block}> ${itemsError(block, look, [])}`);
  expect(forLooks.filter((text) => messages[1]?.startsWith(text))).not.toEqual([]);
});

it.each(listBlocks)('<%s> accepts only one list', (block) => {
  const message = messageOfExample(block, { children: 'Call us' });
  expect(message).toContain(`<${block}> contains something other than one list.`);
});

it('a block that is imported without the index, which names it, says so', () => {
  jest.isolateModules(() => {
    const { childrenOf } = jest.requireActual('../../../src/blocks/checks');
    expect(() => childrenOf('Banner', <Picture source="/a.png" alt="A" />)).toThrow('Import blocks from src/blocks');
  });
});

it.each<[name: string, node: ReactNode, message: string]>([
  [
    'a block that would be missing, because of its settings',
    <CallToAction key="" title="Write to us">
      <Sheet layout="across" eyebrow="Bill" title="A bill">
        <Row label="Servers" value="$1" />
      </Sheet>
    </CallToAction>,
    '<CallToAction> has no place across the page, so <Sheet> would be missing. Change its settings, or move it to the <Hero>. More about this block: /handbook/blocks/calltoaction',
  ],
  [
    'a block that would be missing',
    <SignInCallback key="">
      <Actions>
        <Action to="/">Home</Action>
      </Actions>
    </SignInCallback>,
    '<SignInCallback> has no place for buttons, so <Actions> would be missing. Move it to the <Hero>. More about this block: /handbook/blocks/signincallback',
  ],
  [
    'a block without a slot in a band with slots',
    <Hero key="" title="Write to us">
      <p>
        <ContactDetails /> <Questions>text</Questions>
      </p>
    </Hero>,
    '<Hero> cannot contain <Questions>. Move it below </Hero>. More about this block: /handbook/blocks/hero',
  ],
  [
    'a block that a band does not accept',
    <Banner key="" title="Write to us">
      <Picture source="/a.png" alt="A roof" />
    </Banner>,
    '<Banner> cannot contain <Picture>. Move it below </Banner>. More about this block: /handbook/blocks/banner',
  ],
  [
    'a layout without the block that it needs',
    <Section key="" title="Roofs" layout="beside">
      <Sheet layout="across" eyebrow="Bill" title="A bill">
        <Row label="Servers" value="$1" />
      </Sheet>
    </Section>,
    '<Section> has layout="beside", and contains no <Picture>, <Sheet> or other block beside its text. Add one, or delete layout. More about this block: /handbook/blocks/section',
  ],
  [
    'an invalid date',
    <LegalText key="" updated="April 7">
      <Clause title="Rules" summary="Ours.">
        text
      </Clause>
    </LegalText>,
    '<LegalText> has updated="April 7". Write year, month and day: updated="2025-04-07". More about this block: /handbook/blocks/legaltext',
  ],
])('explains %s', (_, node, message) => {
  expect(messageOf(node)).toBe(message);
});
