import type { List, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { blockItems, itemsIn, type Limits, listBlocks } from '../../../src/blocks/contents';
import { type BlockErrorText, foreignChild, handbookPageOf, wrongCount } from '../../../src/blocks/errorTexts';
import { contentOf, type Element, elementsOf, isElement, nameRange, openingTag } from '../elements';
import type { Page } from '../page';
import { firstLine, type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** The block that each item belongs into: `Card` → `Cards`. */
const parentOf = new Map<string, string>(Object.entries(blockItems).map(([parent, { block }]) => [block, parent]));

function isCode(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function describe(node: Nodes): string {
  if (isElement(node)) return `<${node.name}>`;
  if (node.type === 'list') return 'a list';
  if (node.type === 'heading') return 'a heading';
  return `the text "${textOf(node).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
}

/** The message of the error that the block itself throws. */
function messageOf(block: Element, { actual, expected }: BlockErrorText): string {
  return `<${block.name}> ${actual} ${expected}`;
}

/** The opening tag or the first line, without the rest of the content. */
function rangeOfChild(page: Page, node: Nodes): Range {
  if (isElement(node)) return openingTag(page, node);
  return firstLine(page.source, rangeOf(node));
}

/** An entry of another block may be meant as one of this block. */
function adviceFor(name: string, item: string): string {
  return parentOf.has(name)
    ? `If it is one of them, write <${item} …> in place of <${name} …>, and </${item}> at its end. Otherwise move it out.`
    : 'Move it out.';
}

function wrongItems(page: Page, block: Element, expected: Limits & { block: string }): Diagnostic[] {
  const content = contentOf(block);
  const wrong = content.filter((node) => !isCode(node) && !(isElement(node) && node.name === expected.block));
  const diagnostics: Diagnostic[] = wrong.map((node) => ({
    ...rangeOfChild(page, node),
    message: `${messageOf(block, foreignChild(describe(node), expected.block))} ${
      isElement(node)
        ? adviceFor(node.name ?? '', expected.block)
        : `Write it between <${expected.block} …> and </${expected.block}>.`
    }`,
  }));
  const count = content.filter((node) => isElement(node) && node.name === expected.block).length;
  // Items made by code cannot be counted, and wrong content may have been meant as an item.
  const isKnown = !content.some(isCode) && wrong.length === 0;
  // The rule `setting` reports empty blocks.
  if (isKnown && content.length > 0 && (count < expected.minimum || count > expected.maximum)) {
    const message = messageOf(block, wrongCount(count, expected.block, expected));
    diagnostics.push({ ...nameRange(block), message });
  }
  return diagnostics;
}

function wrongList(page: Page, block: Element): Diagnostic[] {
  const content = contentOf(block).filter((node) => !isCode(node));
  const lists = content.filter((node): node is List => node.type === 'list' && !node.ordered);
  const other = content.find((node) => node !== lists[0]);
  if (!other) return [];
  const first = textOf(other).trim().split('\n', 1)[0]?.slice(0, 60) || '…';
  const message = isElement(other)
    ? `<${block.name}> contains ${describe(other)}. Move it out: only lines that start with "- " belong there.`
    : `Each entry of <${block.name}> starts with a hyphen and a space: - ${first}`;
  return [{ ...rangeOfChild(page, other), message }];
}

/** Items outside the block that they belong into. */
function misplacedItems(page: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  function visit(node: Nodes, parent: Element | null): void {
    if (isElement(node)) {
      const expected = parentOf.get(node.name ?? '');
      // Inside a block with other items, that block is reported.
      const isReported = parent && itemsIn(parent.name ?? '');
      if (expected && parent?.name !== expected && !isReported) {
        const message = `<${node.name}> does not belong here. Put it between <${expected}> and </${expected}>.`;
        diagnostics.push({ ...nameRange(node), message, handbook: handbookPageOf(expected) });
      }
    }
    if (!('children' in node)) return;
    const inside = isElement(node) ? node : node.type === 'paragraph' ? parent : null;
    for (const child of node.children) visit(child, inside);
  }
  if (page.tree) visit(page.tree, null);
  return diagnostics;
}

function wrongContent(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((block) => {
    const name = block.name ?? '';
    const expected = itemsIn(name);
    const diagnostics = [
      ...(expected ? wrongItems(page, block, expected) : []),
      ...(listBlocks.includes(name) ? wrongList(page, block) : []),
    ];
    return diagnostics.map((diagnostic) => ({ ...diagnostic, handbook: handbookPageOf(name) }));
  });
}

/** Blocks with content that they do not accept, with too few or too many items, and items outside their block. */
export const wrongChild: PageRule = {
  name: 'wrong-child',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: (page) => (page.isWhole ? [...wrongContent(page), ...misplacedItems(page)] : []),
};
