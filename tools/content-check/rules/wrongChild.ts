import type { Nodes } from 'mdast';
import { lineEnd, rangeOf } from '../../../lib/range';
import { isAllowedHtml } from '../../../plugins/mdx/page-code/allowedElements';
import {
  bands,
  blockItems,
  childError,
  itemsError,
  listBlocks,
  parentByItem,
  refusal,
  sectionError,
  slotError,
  slotOf,
  structureOf,
  wrappers,
} from '../../../src/blocks/structures';
import {
  contentOf,
  elementsOf,
  isBlockName,
  isElement,
  nameRange,
  type PageElement,
  settingOfName,
  settingsOf,
  sharedTextsOf,
} from '../../pages/elements';
import type { Page } from '../../pages/sourceFile';
import { pageRule } from '../rule';

type NodeError = readonly [node: Nodes, error: string];

const isCode = ({ type }: Nodes) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';

/**
 * The errors that the block itself would throw while the page is rendered: content other than its items, too few or too many items, or items
 * for another look.
 */
function itemErrors(page: Page, block: PageElement): NodeError[] {
  const name = block.name ?? '';
  const all = contentOf(block);
  const content = all.filter((node) => !isCode(node));
  if (listBlocks.includes(name)) {
    const wrong = content.find((node, index) => index > 0 || node.type !== 'list' || node.ordered === true);
    const reason = `<${name}> contains one list and nothing else. Start each entry with a hyphen and a space.`;
    return wrong ? [[wrong, reason]] : [];
  }
  const items = structureOf(name).items;
  if (!items || all.length === 0) return [];
  const written = content.filter((node) => isElement(node)).filter((node) => node.name === items.block);
  const others = content.filter((node) => !isElement(node) || node.name !== items.block);
  const reason = `<${name}> may contain only <${items.block}>. Put this between <${items.block}> and </${items.block}>, or move it out.`;
  if (name in blockItems && others.length > 0) return others.map((node): NodeError => [node, reason]);
  // Items that are made by code cannot be counted.
  if (content.length < all.length) return [];
  const settings = written.map((item) => settingsOf(page, item).map((setting) => setting.name));
  const error = itemsError(name, settingOfName(page, block, 'look')?.value ?? undefined, settings);
  return error ? [[block, `<${name}> ${error}`]] : [];
}

/** The errors that a block would throw for blocks that it has no slot for, and a section for a layout that none of them fits. */
function slotErrors(page: Page, block: PageElement): NodeError[] {
  const name = block.name ?? '';
  const elements = contentOf(block).filter((node) => isElement(node));
  const blocks = elements.map((node) => {
    const settings = settingsOf(page, node).map((setting) => [setting.name, setting.value ?? true] as const);
    return { node, child: { name: node.name, settings: Object.fromEntries(settings) } };
  });
  // What code makes may fit the layout.
  const isSection = name === 'Section' && !contentOf(block).some(isCode);
  const layout = isSection ? settingOfName(page, block, 'layout')?.value : null;
  const hasBeside = blocks.some(({ child }) => slotOf(child) === 'beside');
  const errors = [
    [block, sectionError(layout ?? undefined, hasBeside)] as const,
    ...blocks.map(({ node, child }) => [node, slotError(name, child)] as const),
  ];
  return errors.flatMap(([node, error]): NodeError[] => (error ? [[node, `<${name}> ${error}`]] : []));
}

/** Says why an element cannot be where it is; null if it can. `around` are the blocks around it, from the outermost. */
function placeError(name: string, around: readonly string[]): string | null {
  const outer = around.at(-1) ?? '';
  const parent = parentByItem.get(name);
  if (parent)
    return outer === parent || outer in blockItems
      ? null
      : `<${name}> belongs inside <${parent}>. Put it between <${parent}> and </${parent}>.`;
  if (!outer) return null;
  const isInItem = name in blockItems && name !== 'Actions' && around.some((block) => parentByItem.has(block));
  const error = isInItem ? refusal(outer, name) : childError(outer, name);
  return error && `<${outer}> ${error}`;
}

function placeErrors(node: Nodes, around: readonly string[]): NodeError[] {
  const name = isElement(node) && isBlockName(node.name) ? node.name : null;
  const reason = name && placeError(name, around);
  const inside = name ? [...around, name] : around;
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  return [...(reason ? [[node, reason] as const] : []), ...children.flatMap((child) => placeErrors(child, inside))];
}

/** Finds text and blocks outside a section, which would touch the edge of the window. */
function missingSectionErrors(page: Page): NodeError[] {
  const shared = sharedTextsOf(page).map(({ name }) => name);
  const top: Nodes[] = page.tree ? contentOf(page.tree) : [];
  const isAllowed = (node: Nodes) =>
    isElement(node)
      ? [...bands, ...wrappers, ...shared].includes(node.name ?? '') ||
        parentByItem.has(node.name ?? '') ||
        // The rule "forbidden-code" reports other HTML.
        !(isBlockName(node.name) || isAllowedHtml(node.name ?? ''))
      : isCode(node) ||
        /^(?:mdxjsEsm|yaml|definition|footnoteDefinition)$/.test(node.type) ||
        (node.type === 'heading' && node.depth === 1);
  return top.flatMap((node, index): NodeError[] => {
    const before = top[index - 1];
    // Consecutive paragraphs without a section are one mistake.
    if (isAllowed(node) || (before && !isAllowed(before) && isElement(before) === isElement(node))) return [];
    const what = isElement(node) ? `<${node.name}>` : 'This text';
    const reason = `${what} has no section around it. Put it between <Section title="…"> and </Section>.`;
    return [[node, reason]];
  });
}

/** Blocks with content that they do not accept, and misplaced blocks and text. */
export const wrongChildRule = pageRule('wrong-child', '/handbook/blocks', ({ page, report }) => {
  if (!page.tree) return;
  const items = elementsOf(page).flatMap((block) => [...itemErrors(page, block), ...slotErrors(page, block)]);
  for (const [node, reason] of [...items, ...placeErrors(page.tree, []), ...missingSectionErrors(page)]) {
    // The name of an element, or the first line of a text.
    const { start, end } = rangeOf(node);
    report(isElement(node) ? nameRange(node) : { start, end: Math.min(end, lineEnd(page.source, start)) }, reason);
  }
});
