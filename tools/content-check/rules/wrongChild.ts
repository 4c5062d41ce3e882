import type { List, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { blockItems, itemsIn, type Limits, listEntriesIn } from '../../../src/blocks/contents';
import {
  type BlockErrorText,
  foreignChild,
  handbookPageOf,
  wrongCount,
  wrongListLength,
} from '../../../src/blocks/errorTexts';
import { contentOf, type Element, isElement, nameRange, openingTag } from '../elements';
import type { Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** The blocks that hold each block: `Card` → `Cards`. */
const holders = new Map<string, string>(Object.entries(blockItems).map(([holder, { block }]) => [block, holder]));

function isCode(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function inWords(node: Nodes): string {
  if (isElement(node)) return `<${node.name}>`;
  if (node.type === 'list') return 'a list';
  if (node.type === 'heading') return 'a heading';
  return `the text "${textOf(node).trim().slice(0, 40)}"`;
}

/** The sentences that the block itself would throw. */
function sentences(block: Element, { actual, expected }: BlockErrorText): string {
  return `<${block.name}> ${actual} ${expected}`;
}

/** A tag is marked, not all that stands inside it. */
function rangeOfChild(page: Page, node: Nodes): Range {
  if (isElement(node)) return openingTag(page, node);
  const { start, end } = rangeOf(node);
  const lineEnd = page.source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}

function wrongItems(page: Page, block: Element, expected: Limits & { block: string }): Diagnostic[] {
  const content = contentOf(block);
  const wrong = content.filter((node) => !isCode(node) && !(isElement(node) && node.name === expected.block));
  const problems: Diagnostic[] = wrong.map((node) => ({
    ...rangeOfChild(page, node),
    message: sentences(block, foreignChild(inWords(node), expected.block)),
  }));
  const count = content.filter((node) => isElement(node) && node.name === expected.block).length;
  // What code makes cannot be counted; what is wrong may have been meant as an item.
  const isKnown = !content.some(isCode) && wrong.length === 0;
  // A block with nothing inside is the rule for settings' matter.
  if (isKnown && content.length > 0 && (count < expected.minimum || count > expected.maximum)) {
    const message = sentences(block, wrongCount(count, expected.block, expected));
    problems.push({ ...nameRange(block), message });
  }
  return problems;
}

function wrongList(page: Page, block: Element, limits: Limits): Diagnostic[] {
  const content = contentOf(block).filter((node) => !isCode(node));
  const lists = content.filter((node): node is List => node.type === 'list' && !node.ordered);
  const other = content.find((node) => node !== lists[0]);
  if (other) {
    const message = `<${block.name}> holds ${inWords(other)}. It takes one Markdown list: lines that start with "- ".`;
    return [{ ...rangeOfChild(page, other), message }];
  }
  const count = lists[0]?.children.length ?? limits.minimum;
  if (count >= limits.minimum && count <= limits.maximum) return [];
  const message = sentences(block, wrongListLength(count, limits));
  return [{ ...nameRange(block), message }];
}

/** A block that makes sense in its holder only, and stands elsewhere. */
function wrongPlaces(page: Page): Diagnostic[] {
  const problems: Diagnostic[] = [];
  function visit(node: Nodes, holder: Element | null): void {
    if (isElement(node)) {
      const expected = holders.get(node.name ?? '');
      // In the wrong holder, the holder says so.
      const holderSpeaks = holder && itemsIn(holder.name ?? '');
      if (expected && holder?.name !== expected && !holderSpeaks) {
        const message = `<${node.name}> stands alone. Put it between <${expected}> and </${expected}>.`;
        problems.push({ ...nameRange(node), message, handbook: handbookPageOf(expected) });
      }
    }
    if (!('children' in node)) return;
    const inside = isElement(node) ? node : node.type === 'paragraph' ? holder : null;
    for (const child of node.children) visit(child, inside);
  }
  if (page.tree) visit(page.tree, null);
  return problems;
}

function wrongContent(page: Page): Diagnostic[] {
  const problems: Diagnostic[] = [];
  function visit(node: Nodes): void {
    if (isElement(node)) {
      const expected = itemsIn(node.name ?? '');
      const limits = listEntriesIn(node.name ?? '');
      const found = [
        ...(expected ? wrongItems(page, node, expected) : []),
        ...(limits ? wrongList(page, node, limits) : []),
      ];
      const handbook = handbookPageOf(node.name ?? '');
      problems.push(...found.map((problem) => ({ ...problem, handbook })));
    }
    if ('children' in node) node.children.forEach(visit);
  }
  if (page.tree) visit(page.tree);
  return problems;
}

/** Blocks that hold what they cannot show, too few or too many, and blocks outside the one that they belong to. */
export const wrongChild: PageRule = {
  name: 'wrong-child',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: (page) => [...wrongContent(page), ...wrongPlaces(page)],
};
