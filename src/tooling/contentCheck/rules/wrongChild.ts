import type { List, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type BlockStructure, structure } from '../../../blocks/structure';
import { contentOf, type Element, isElement, nameRange, openingTag } from '../elements';
import type { Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { PageRule, Problem } from '../rule';

/** The blocks that hold each block: `Card` → `Cards`. */
const holders = new Map(Object.entries(structure).flatMap(([name, { items }]) => (items ? [[items.block, name]] : [])));

function isCode(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function inWords(node: Nodes): string {
  if (isElement(node)) return `<${node.name}>`;
  if (node.type === 'list') return 'a list';
  if (node.type === 'heading') return 'a heading';
  return `the text "${textOf(node).trim().slice(0, 40)}"`;
}

/** A tag is marked, not all that stands inside it. */
function rangeOfChild(page: Page, node: Nodes): Range {
  if (isElement(node)) return openingTag(page, node);
  const { start, end } = rangeOf(node);
  const lineEnd = page.source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}

function howMany(minimum: number, maximum: number): string {
  return maximum === Infinity ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

function wrongItems(page: Page, block: Element, items: NonNullable<BlockStructure['items']>): Problem[] {
  const content = contentOf(block);
  const wrong = content.filter((node) => !isCode(node) && !(isElement(node) && node.name === items.block));
  const problems: Problem[] = wrong.map((node) => ({
    ...rangeOfChild(page, node),
    message: `<${block.name}> holds ${inWords(node)}. It takes only <${items.block}> inside.`,
  }));
  const { minimum = 1, maximum = Infinity } = items;
  const count = content.filter((node) => isElement(node) && node.name === items.block).length;
  // What code makes cannot be counted; what is wrong may have been meant as an item.
  const isKnown = !content.some(isCode) && wrong.length === 0;
  // A block with nothing inside is the rule for settings' matter.
  if (isKnown && content.length > 0 && (count < minimum || count > maximum)) {
    const message = `<${block.name}> holds ${count} <${items.block}>. It takes ${howMany(minimum, maximum)}.`;
    problems.push({ ...nameRange(block), message });
  }
  return problems;
}

function wrongList(page: Page, block: Element, limits: NonNullable<BlockStructure['list']>): Problem[] {
  const content = contentOf(block).filter((node) => !isCode(node));
  const lists = content.filter((node): node is List => node.type === 'list' && !node.ordered);
  const other = content.find((node) => node !== lists[0]);
  if (other) {
    const message = `<${block.name}> holds ${inWords(other)}. It takes one Markdown list: lines that start with "- ".`;
    return [{ ...rangeOfChild(page, other), message }];
  }
  const count = lists[0]?.children.length ?? limits.minimum;
  if (count >= limits.minimum && count <= limits.maximum) return [];
  const message = `<${block.name}> holds a list of ${count}. It takes ${howMany(limits.minimum, limits.maximum)} entries.`;
  return [{ ...nameRange(block), message }];
}

/** A block that makes sense in its holder only, and stands elsewhere. */
function wrongPlaces(page: Page): Problem[] {
  const problems: Problem[] = [];
  function visit(node: Nodes, holder: Element | null): void {
    if (isElement(node)) {
      const expected = holders.get(node.name ?? '');
      // In the wrong holder, the holder says so.
      const holderSpeaks = holder && structure[holder.name ?? '']?.items;
      if (expected && holder?.name !== expected && !holderSpeaks) {
        const message = `<${node.name}> stands alone. Put it between <${expected}> and </${expected}>.`;
        problems.push({ ...nameRange(node), message, handbook: `/handbook/blocks/${expected.toLowerCase()}` });
      }
    }
    if (!('children' in node)) return;
    const inside = isElement(node) ? node : node.type === 'paragraph' ? holder : null;
    for (const child of node.children) visit(child, inside);
  }
  if (page.tree) visit(page.tree, null);
  return problems;
}

function wrongContent(page: Page): Problem[] {
  const problems: Problem[] = [];
  function visit(node: Nodes): void {
    if (isElement(node)) {
      const { items, list } = structure[node.name ?? ''] ?? {};
      const found = [...(items ? wrongItems(page, node, items) : []), ...(list ? wrongList(page, node, list) : [])];
      const handbook = `/handbook/blocks/${node.name?.toLowerCase()}`;
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
