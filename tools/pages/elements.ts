import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type Range, rangeOf } from '../../lib/message';
import { memoize, nodesOf, type Page } from './page';

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

/** The opening tag, from `<` to `>`. */
export function openingTag(page: Page, element: Element): Range {
  const { start, end } = rangeOf(element);
  const last = element.attributes.at(-1);
  const from = last ? rangeOf(last).end : nameRange(element).end;
  const close = page.source.indexOf('>', from);
  return { start, end: close < 0 ? end : close + 1 };
}

/** A setting of an element, with its position. */
export interface Setting {
  name: string;
  /** Its text; null where the value is code in braces, or where there is no value. */
  value: string | null;
  nameRange: Range;
  /** Between the quotation marks or braces; the name where there is no value. */
  valueRange: Range;
}

/** `{'text'}` and `` {`text`} `` mean the same as `"text"`. */
function textOfCode(code: string): string | null {
  const match = /^\s*(['"`])((?:(?!\1)[^\\$])*)\1\s*$/.exec(code);
  return match?.[2] ?? null;
}

function settingOf(page: Page, attribute: MdxJsxAttribute): Setting {
  const { start, end } = rangeOf(attribute);
  const name = { start, end: start + attribute.name.length };
  if (attribute.value === null || attribute.value === undefined) {
    return { name: attribute.name, value: null, nameRange: name, valueRange: name };
  }
  const open = page.source.slice(name.end, end).search(/["'{]/);
  const valueRange = { start: name.end + open + 1, end: end - 1 };
  const value = typeof attribute.value === 'string' ? attribute.value : textOfCode(attribute.value.value);
  return { name: attribute.name, value, nameRange: name, valueRange };
}

/** The settings written on an element, in order, without spread ones (`{...all}`). */
export function settingsOf(page: Page, element: Element): Setting[] {
  return element.attributes
    .filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute')
    .map((attribute) => settingOf(page, attribute));
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
export const elementsOf = memoize((page: Page): readonly Element[] => nodesOf(page).filter(isElement));
