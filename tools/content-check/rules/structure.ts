import { lineNumber } from '../../../lib/lines';
import { bandContents, bands, blockItems, inlineBlocks, wrappers } from '../../../src/blocks/contents';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import {
  contentOf,
  type Element,
  elementsOf,
  isBlockName,
  isElement,
  nameRange,
  openingTag,
  settingOfName,
} from '../elements';
import { importedFile, pageImports } from '../imports';
import type { Page } from '../page';
import { firstLine, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { textsFrom } from '../texts';
import { pastedIn } from '../wording/pasted';

const itemNames = new Set<string>(Object.values(blockItems).map(({ block }) => block));
const has = (list: readonly string[], name: string | null) => name !== null && list.includes(name);

/** Shared text contains whole sections, but its tag looks like a block. */
function sharedNames(page: Page): Set<string> {
  return new Set(pageImports(page).flatMap(({ local, source }) => (importedFile(page, source) ? local : [])));
}

function atTopLevel(page: Page, shared: ReadonlySet<string>): Diagnostic[] {
  const root = page.tree ? contentOf({ children: page.tree.children } as Element) : [];
  const diagnostics: Diagnostic[] = [];
  for (const node of root) {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'yaml' ||
      node.type === 'definition' ||
      node.type === 'footnoteDefinition'
    )
      continue;
    // The rule "heading-order" reports a second main heading.
    if (node.type === 'heading' && node.depth === 1) continue;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') continue;
    if (isElement(node) && isBlockName(node.name)) {
      const isRight =
        has(bands, node.name) || has(wrappers, node.name) || shared.has(node.name) || itemNames.has(node.name);
      if (isRight) continue;
      const message = `<${node.name}> has no section around it, so it sticks to the edge of the window. Put it between <Section title="…"> and </Section>.`;
      diagnostics.push({ ...nameRange(node), message, handbook: handbookPageOf('section') });
      continue;
    }
    // The rule "wording" says that it was pasted.
    const range = rangeOf(node);
    if (pastedIn(textsFrom([{ start: range.start, text: page.source.slice(range.start, range.end) }])).length > 0)
      continue;
    const what =
      node.type === 'heading'
        ? 'This heading'
        : node.type === 'list'
          ? 'This list'
          : node.type === 'table'
            ? 'This table'
            : 'This text';
    const message = `${what} has no section around it, so it sticks to the edge of the window. Put it between <Section title="…"> and </Section>.`;
    diagnostics.push({ ...firstLine(page.source, rangeOf(node)), message, handbook: handbookPageOf('section') });
  }
  // Every paragraph of a part without a section is the same mistake.
  return diagnostics.filter(({ message }, index) => index === 0 || diagnostics[index - 1]?.message !== message);
}

function nested(page: Page, shared: ReadonlySet<string>, parent: Element, around: readonly string[]): Diagnostic[] {
  const name = parent.name ?? '';
  const inside = isBlockName(name) ? [...around, name] : around;
  const descendants = (parent.children as (typeof parent.children)[number][]).flatMap(function find(node): Element[] {
    if (isElement(node)) return [node];
    return 'children' in node ? (node.children as (typeof parent.children)[number][]).flatMap(find) : [];
  });
  return descendants.flatMap((node): Diagnostic[] => {
    const child = node.name ?? '';
    const outer = inside.findLast((it) => !has(wrappers, it));
    const rest = nested(page, shared, node, inside);
    if (!isBlockName(child) || outer === undefined || has(inlineBlocks, child)) return rest;
    const report = (message: string) => [
      { ...openingTag(page, node), message, handbook: handbookPageOf(child) },
      ...rest,
    ];
    if (has(bands, child)) {
      const last = lineNumber(page.source, rangeOf(parent).end);
      const rest =
        parent.name === outer ? `, and delete the </${outer}> on line ${last}, which is then one too many` : '';
      return report(`<${child}> cannot be inside <${outer}>. Write </${outer}> before it${rest}.`);
    }
    if (shared.has(child)) return rest;
    const allowed = bandContents[outer];
    if (allowed && !allowed.includes(child)) {
      return report(
        `<${child}> cannot be inside <${outer}>, which may contain ${['text', ...allowed.map((it) => `<${it}>`)].join(' and ')}. Put it into a <Section> after </${outer}>.`,
      );
    }
    const isGroup = child in blockItems && child !== 'Actions';
    if (isGroup && inside.some((it) => itemNames.has(it)))
      return report(`<${child}> cannot be inside <${outer}>. Put it after the block, into the section itself.`);
    if (child === outer && !(child in blockItems))
      return report(`<${child}> cannot be inside <${child}>. Write </${child}> before it.`);
    return rest;
  });
}

function inkSections(page: Page): Diagnostic[] {
  const dark = elementsOf(page).filter(
    (element) => element.name === 'Section' && settingOfName(page, element, 'tone')?.value === 'ink',
  );
  return dark.slice(1).map((element) => ({
    ...(settingOfName(page, element, 'tone')?.valueRange ?? nameRange(element)),
    message: 'A page has at most one dark section. Write tone="sunk", or delete the setting.',
  }));
}

function heroFirst(page: Page, shared: ReadonlySet<string>): Diagnostic[] {
  const tops = (page.tree?.children ?? []).filter((node): node is Element & typeof node => isElement(node as never));
  const index = tops.findIndex(({ name }) => name === 'Hero');
  const first = tops[0];
  if (index <= 0 || !first || has(wrappers, first.name) || shared.has(first.name ?? '')) return [];
  const hero = tops[index];
  return hero ? [{ ...nameRange(hero), message: `<Hero> is the top of the page. Move it above <${first.name}>.` }] : [];
}

/** Blocks at places where they look wrong: outside a section, or inside a block that does not expect them. */
export const structure: PageRule = {
  name: 'structure',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: (page) => {
    const isShown = page.kind === 'page' || page.file.startsWith('pages/_shared/');
    if (!page.isWhole || !isShown) return [];
    const shared = sharedNames(page);
    const tops = (page.tree?.children ?? []).flatMap((node) => (isElement(node) ? [node] : []));
    const topsInText = contentOf({ children: page.tree?.children ?? [] } as Element).filter(isElement);
    return [
      ...atTopLevel(page, shared),
      ...[...new Set([...tops, ...topsInText])].flatMap((node) => nested(page, shared, node, [])),
      ...inkSections(page),
      ...heroFirst(page, shared),
    ];
  },
};
