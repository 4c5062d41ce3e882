import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import {
  bandContents,
  bands,
  blockItems,
  inlineBlocks,
  isWithin,
  itemsIn,
  listBlocks,
  parentOf,
  wrappers,
} from '../../../src/blocks/contents';
import { foreignChild, handbookPageOf, wrongCount } from '../../../src/blocks/errorTexts';
import type { Items } from '../../../src/blocks/structure';
import { structures } from '../../../src/blocks/structures';
import { contentOf, type Element, elementsOf, isBlockName, isElement, nameRange, openingTag } from '../elements';
import { importedFile, pageImports } from '../imports';
import type { Page } from '../page';
import { firstLine, type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

const has = (list: readonly string[] | undefined, name: string | null) =>
  name !== null && list?.includes(name) === true;
const isCode = ({ type }: Nodes) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';

function describe(node: Nodes): string {
  if (isElement(node)) return `<${node.name}>`;
  return `the text "${textOf(node).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
}

/** The opening tag or the first line, without the rest of the content. */
function headOf(page: Page, node: Nodes): Range {
  return isElement(node) ? openingTag(page, node) : firstLine(page.source, rangeOf(node));
}

/** Too few or too many items. Those made by code cannot be counted. */
function numberOf(block: Element, items: Items): Diagnostic[] {
  const content = contentOf(block);
  const count = content.filter((node) => isElement(node) && node.name === items.block).length;
  if (content.length === 0 || content.some((node) => isCode(node as Nodes)) || isWithin(count, items)) return [];
  const { actual, expected } = wrongCount(count, items);
  return [{ ...nameRange(block), message: `<${block.name}> ${actual} ${expected}` }];
}

/** What the block itself throws while the page is rendered: other content than its items, too few or too many. */
function itemsOf(page: Page, block: Element): Diagnostic[] {
  const name = block.name ?? '';
  const expected = itemsIn(name);
  const content = contentOf(block).filter((node) => !isCode(node as Nodes));
  if (listBlocks.includes(name)) {
    const wrong = content.find((node, index) => index > 0 || node.type !== 'list' || node.ordered === true);
    const message = `<${name}> contains one list and nothing else. Start each entry with a hyphen and a space.`;
    return wrong ? [{ ...headOf(page, wrong), message }] : [];
  }
  const inText = structures[name]?.itemsInText;
  if (inText) return numberOf(block, inText);
  if (!expected || content.length === 0) return [];
  const wrong = content.filter((node) => !isElement(node) || node.name !== expected.block);
  if (wrong.length > 0) {
    return wrong.map((node) => {
      const { actual } = foreignChild(describe(node), expected.block);
      const advice = isElement(node)
        ? `Move it out, or write <${expected.block}> in its place.`
        : `Write it between <${expected.block}> and </${expected.block}>.`;
      return { ...headOf(page, node), message: `<${name}> ${actual} ${advice}` };
    });
  }
  return numberOf(block, expected);
}

/** Why an element cannot stand where it is; null where it can. `around` are the blocks around it, from the outermost. */
function misplaced(name: string, around: readonly string[]): string | null {
  const outer = around.findLast((it) => !wrappers.includes(it));
  const parent = parentOf.get(name);
  if (parent)
    return around.at(-1) === parent || itemsIn(around.at(-1) ?? '')
      ? null
      : `<${name}> stands only in <${parent}>. Put it between <${parent}> and </${parent}>.`;
  if (outer === undefined) return null;
  if (bands.includes(name))
    return `<${name}> cannot be inside <${outer}>. Write </${outer}> before it, and delete the </${outer}> after it.`;
  const allowed = bandContents[outer];
  if (allowed && !allowed.includes(name)) {
    const list = ['text', ...allowed.map((it) => `<${it}>`)].join(', ');
    return `<${name}> cannot be inside <${outer}>, which may contain ${list}. Put it into a <Section> after </${outer}>.`;
  }
  const isInItem = name in blockItems && name !== 'Actions' && around.some((it) => parentOf.has(it));
  return isInItem || name === outer ? `<${name}> cannot be inside <${outer}>. Write </${outer}> before it.` : null;
}

function nested(page: Page, node: Nodes, around: readonly string[]): Diagnostic[] {
  const name = isElement(node) && isBlockName(node.name) && !inlineBlocks.includes(node.name) ? node.name : null;
  const message = name && misplaced(name, around);
  const inside = name ? [...around, name] : around;
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  const found = message && isElement(node) ? [{ ...nameRange(node), message, handbook: handbookPageOf(name) }] : [];
  return [...found, ...children.flatMap((child) => nested(page, child, inside))];
}

/** Text and blocks at the edge of the window, because no section is around them. */
function withoutSection(page: Page): Diagnostic[] {
  const shared = pageImports(page).flatMap(({ local, source }) => (importedFile(page, source) ? local : []));
  const top = contentOf({ children: page.tree?.children ?? [] } as unknown as Element) as Nodes[];
  const isRight = (node: Nodes) =>
    isElement(node)
      ? has([...bands, ...wrappers, ...shared], node.name) || parentOf.has(node.name ?? '')
      : isCode(node) ||
        /^(?:mdxjsEsm|yaml|definition|footnoteDefinition)$/.test(node.type) ||
        (node.type === 'heading' && node.depth === 1);
  return top.flatMap((node, index): Diagnostic[] => {
    const before = top[index - 1];
    // Every paragraph of a part without a section is the same mistake.
    if (isRight(node) || (before && !isRight(before) && isElement(before) === isElement(node))) return [];
    const what = isElement(node) ? `<${node.name}>` : 'This text';
    const message = `${what} has no section around it. Put it between <Section title="…"> and </Section>.`;
    return [{ ...headOf(page, node), message, handbook: handbookPageOf('section') }];
  });
}

/** A page starts with its <Hero>. */
function lateHero(page: Page): Diagnostic[] {
  const [first, ...others] = (page.tree?.children ?? []).filter(isElement);
  const hero = others.find(({ name }) => name === 'Hero');
  if (!first || !hero || first.name === 'Hero' || !bands.includes(first.name ?? '')) return [];
  return [{ ...nameRange(hero), message: `<Hero> comes first on a page. Move it above <${first.name}>.` }];
}

/** Blocks with content that they do not accept, and blocks and text at places where they cannot stand. */
export const wrongChild: PageRule = {
  name: 'wrong-child',
  severity: 'error',
  handbook: '/handbook/blocks',
  needsWholePage: true,
  checkPage: (page) => {
    const items = elementsOf(page).flatMap((block) =>
      itemsOf(page, block).map((it) => ({ ...it, handbook: handbookPageOf(block.name ?? '') })),
    );
    return page.tree && page.kind !== 'handbook'
      ? [...items, ...nested(page, page.tree, []), ...withoutSection(page), ...lateHero(page)]
      : items;
  },
};
