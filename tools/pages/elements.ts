/** What a page contains: nodes, elements with their settings, and imports. */
import path from 'node:path';
import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { type Range, rangeOf } from '../../lib/message';
import type { Page } from './page';

/** Memoizes what is derived from a page, for as long as the page exists. */
export function memoizeByPage<Value>(derive: (page: Page) => Value): (page: Page) => Value {
  const known = new WeakMap<Page, Value>();
  return (page) => {
    const value = known.get(page) ?? derive(page);
    known.set(page, value);
    return value;
  };
}

/** Every node of a page in order; none if it does not parse. */
export const nodesOf = memoizeByPage(({ tree }): readonly Nodes[] => {
  const nodes: Nodes[] = [];
  if (tree) visit(tree, (node) => void nodes.push(node));
  return nodes;
});

/** A block, or an HTML element written as a tag. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A block's name starts with a capital letter; an HTML element's does not. */
export function isBlockName(name: string | null): name is string {
  return name !== null && /^[A-Z]/.test(name);
}

/** The range of an element's name in its opening tag. */
export function nameRange(element: Element): Range {
  const { start } = rangeOf(element);
  return { start: start + 1, end: start + 1 + (element.name?.length ?? 0) };
}

/** A setting of an element, with its position. */
export interface Setting {
  name: string;
  /** Its text; null if the value is code in braces, or if there is no value. */
  value: string | null;
  nameRange: Range;
  /** The range between the quotation marks or braces; that of the name if there is no value. */
  valueRange: Range;
}

/** The settings written on an element, in order, without spread ones (`{...all}`). */
export function settingsOf(page: Page, element: Element): Setting[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    const { start, end } = rangeOf(attribute);
    const nameRange = { start, end: start + name.length };
    if (value === null || value === undefined) return { name, value: null, nameRange, valueRange: nameRange };
    const open = page.source.slice(nameRange.end, end).search(/["'{]/);
    const valueRange = { start: nameRange.end + open + 1, end: end - 1 };
    return { name, value: typeof value === 'string' ? value : null, nameRange, valueRange };
  });
}

export function settingOfName(page: Page, element: Element, name: string): Setting | undefined {
  return settingsOf(page, element).find((setting) => setting.name === name);
}

type Child = Exclude<RootContent, { type: 'root' }>;

function isBlank(node: Child): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isCode && (node.data?.estree?.body.length ?? 1) === 0;
}

/**
 * The content of an element as MDX sees it: without blank text and comments, and without the paragraph that Markdown
 * puts around elements on a line of their own
 * (https://github.com/mdx-js/mdx/blob/main/packages/mdx/lib/plugin/remark-mark-and-unravel.js).
 */
export function contentOf(element: Element): Child[] {
  return (element.children as Child[])
    .flatMap((child): Child[] => {
      if (child.type !== 'paragraph') return [child];
      const parts = child.children as Child[];
      const onlyElements = parts.every((part) => isElement(part) || part.type === 'mdxTextExpression' || isBlank(part));
      return onlyElements && parts.some((part) => !isBlank(part)) ? parts : [child];
    })
    .filter((child) => !isBlank(child));
}

/** Every element of a page, except those inside code in braces. */
export const elementsOf = (page: Page): Element[] => nodesOf(page).filter(isElement);

/** One name that a page imports. The rule "forbidden-code" reports names that are changed with `as`. */
export interface Import {
  name: string;
  /** The range of the name in the import line. */
  range: Range;
  /** The imported file: `@site/src/blocks`. */
  source: string;
  /** The range between the quotation marks. */
  sourceRange: Range;
}

/** The parser adds positions that ESTree's types lack (https://github.com/syntax-tree/estree-util-visit). */
export function codeRange(node: object): Range {
  const { start = 0, end = 0 }: Partial<Range> = node;
  return { start, end };
}

/** Every name that a page imports, in order; empty where the page does not parse. */
export const pageImports = memoizeByPage((page): readonly Import[] =>
  nodesOf(page)
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const { start, end } = codeRange(statement.source);
      const source = { source: String(statement.source.value), sourceRange: { start: start + 1, end: end - 1 } };
      return statement.specifiers.map((specifier) => ({
        name: specifier.local.name,
        range: codeRange(specifier),
        ...source,
      }));
    }),
);

/** The imported MDX file, relative to the site's folder; null for other imports. */
export function importedFile(page: Page, source: string): string | null {
  if (!source.endsWith('.mdx')) return null;
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(page.file), source) : null;
}

/** The MDX files whose text a page shows, relative to the site's folder. */
export function importedFiles(page: Page): string[] {
  return pageImports(page).flatMap(({ source }) => importedFile(page, source) ?? []);
}
