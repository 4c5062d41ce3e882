/** What a page contains: elements with their settings, and imports. */
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { rangeOf, type TextRange } from '../../lib/range';
import type { Page } from './sourceFile';

/** A block, or an HTML element written as a tag. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Nodes): node is PageElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A block's name starts with a capital letter; an HTML element's does not. */
export function isBlockName(name: string | null): name is string {
  return name !== null && /^[A-Z]/.test(name);
}

/** The range of an element's name in its opening tag. */
export function nameRange(element: PageElement): TextRange {
  const { start } = rangeOf(element);
  return { start: start + 1, end: start + 1 + (element.name?.length ?? 0) };
}

/** A setting of an element, with its position. */
export interface Setting {
  name: string;
  /** Its text; null if the value is code in braces, or if there is no value. */
  value: string | null;
  nameRange: TextRange;
  /** The range between the quotation marks or braces; that of the name if there is no value. */
  valueRange: TextRange;
}

/** The settings written on an element, in order, without spread ones (`{...all}`). */
export function settingsOf(page: Page, element: PageElement): Setting[] {
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

export function settingOfName(page: Page, element: PageElement, name: string): Setting | undefined {
  return settingsOf(page, element).find((setting) => setting.name === name);
}

type Child = Exclude<RootContent, { type: 'root' }>;

function isBlank(node: Child): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isCode && (node.data?.estree?.body.length ?? 1) === 0;
}

/**
 * The content of an element or of a page as MDX sees it: without blank text and comments, and without the paragraph that Markdown
 * puts around elements on a line of their own
 * (https://github.com/mdx-js/mdx/blob/main/packages/mdx/lib/plugin/remark-mark-and-unravel.js).
 */
export function contentOf({ children }: PageElement | Root): Child[] {
  return (children as Child[])
    .flatMap((child): Child[] => {
      if (child.type !== 'paragraph') return [child];
      const parts = child.children as Child[];
      const onlyElements = parts.every((part) => isElement(part) || part.type === 'mdxTextExpression' || isBlank(part));
      return onlyElements && parts.some((part) => !isBlank(part)) ? parts : [child];
    })
    .filter((child) => !isBlank(child));
}

/** Every element of a page, except those inside code in braces. */
export const elementsOf = ({ nodes }: Page): PageElement[] => nodes.filter(isElement);

/** One name that a page imports. The rule "forbidden-code" reports names that are changed with `as`. */
export interface Import {
  name: string;
  /** The range of the name in the import line. */
  range: TextRange;
  /** The imported file: `@site/src/blocks`. */
  source: string;
  /** The range between the quotation marks. */
  sourceRange: TextRange;
}

/** Every name that a page imports, in order; empty where the page does not parse. */
export const importsOf = ({ nodes }: Page): Import[] =>
  nodes
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const { start, end } = rangeOf(statement.source);
      const source = { source: String(statement.source.value), sourceRange: { start: start + 1, end: end - 1 } };
      return statement.specifiers.map((specifier) => ({
        name: specifier.local.name,
        range: rangeOf(specifier),
        ...source,
      }));
    });

/** The shared texts that a page shows: their names in the page, and their files, relative to the site's folder. */
export const sharedTextsOf = (page: Page) =>
  importsOf(page).flatMap(({ name, source }) =>
    /^@site\/.*\.mdx$/.test(source) ? { name, file: source.slice('@site/'.length) } : [],
  );
