import { render } from '@testing-library/react';
import axe from 'axe-core';
import { Children, isValidElement, type ReactNode } from 'react';
import * as blocks from '../../../src/blocks';
import { type Structure, structures, type Table } from '../../../src/blocks/structures';
import { slug } from '../../../src/ui/text';
import { examples } from '../../support/examples';

type Blocks = typeof blocks;
type SettingOf<Block extends keyof Blocks> = keyof Parameters<Blocks[Block]>[0] & string;
type Name = keyof Blocks;
type Rows = { [Block in Name]?: Structure<Name, SettingOf<Block>> } & Record<Exclude<keyof Table, Name>, never>;
/** `npm run typecheck` compares the table's names of blocks and settings with the blocks. */
structures as unknown as Table satisfies Rows;

interface Expected {
  /** Level and text, `2 What we do`; `*` for text that is not from a setting. */
  headings: string[];
  anchors: string[];
}

/** Returns the outline of an example according to `outline.ts`. */
function expectedOf(node: ReactNode, level = 2, expected: Expected = { headings: [], anchors: [] }): Expected {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Record<string, unknown>>(child)) continue;
    const { type, props } = child;
    const name = typeof type === 'function' ? type.name : '';
    const { heading, level: own, deepens, anchor, ownAnchor, ownHeadings = [] } = structures[name] ?? {};
    if (typeof type === 'string' && /^h[1-6]$/.test(type)) expected.headings.push(`${type[1]} ${props.children}`);
    if (heading) expected.headings.push(`${own ?? level} ${props[heading]}`);
    for (const steps of ownHeadings) expected.headings.push(`${Math.min(level + steps, 4)} *`);
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
  // There are none where the facts are empty.
  return found.length > 0 ? [...new Set(found.map(({ level }) => `${level} *`))] : expected;
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

it('a hero accepts exactly the blocks that have a place in it', () => {
  const placed = Object.entries(blocks).flatMap(([name, block]) => ('slot' in block ? name : []));
  expect(structures.Hero?.accepts).toEqual(placed.sort());
});
