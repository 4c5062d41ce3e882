import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { checkCode, checkText, type Ranged, type Report } from './expressions';
import { BLOCKS, type Names } from './imports';
import { pageAddressError } from './pageAddress';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** HTML elements that a page may contain, and their attributes besides `lang`. They format text and do nothing else. */
const HTML: Record<string, readonly string[]> = {
  abbr: ['title'],
  br: [],
  cite: [],
  code: [],
  del: [],
  em: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  time: ['dateTime'],
  wbr: [],
};
/** Whether a page may contain an element of HTML. */
export const isAllowedHtml = (name: string) => Object.hasOwn(HTML, name);
/** Settings that contain an address. */
export const addressSettings: ReadonlyMap<string, 'link' | 'image'> = new Map([
  ['to', 'link'],
  ['source', 'image'],
  ['picture', 'image'],
]);

function nameOf(element: JsxElement): Ranged {
  const start = (element.position?.start.offset ?? 0) + 1;
  return { start, end: start + (element.name?.length ?? 0) };
}

function checkName(element: JsxElement, { components }: Names, report: Report): void {
  const { name } = element;
  // `<>` groups content and does nothing.
  if (name === null || isAllowedHtml(name)) return;
  // A name in lower case is an HTML element, whatever is imported under it. A name with a dot is a part of a block.
  if (/^[A-Z]\w*$/.test(name)) {
    if (components.has(name)) return;
    report(
      'block',
      nameOf(element),
      `This page does not import the block <${name}>. Add it to the line that starts with "import": import {${name}} from '${BLOCKS}';`,
    );
    return;
  }
  report(
    'element',
    nameOf(element),
    `A page cannot contain the HTML element <${name}>. Delete the tag and keep the text, or use a block or one of: ${Object.keys(HTML).join(', ')}.`,
  );
}

function checkAttribute(element: JsxElement, attribute: MdxJsxAttribute, names: Names, report: Report): void {
  const { name, value } = attribute;
  const allowed = element.name !== null && isAllowedHtml(element.name) ? HTML[element.name] : undefined;
  if (allowed && ![...allowed, 'lang'].includes(name)) {
    const message = /^on/i.test(name)
      ? `A page cannot run a program, so "${name}" has no effect. Delete it and the text in quotation marks after it.`
      : `<${element.name}> cannot have "${name}" here. Delete it. It can have: ${[...allowed, 'lang'].join(', ')}.`;
    report('code', attribute, message);
  }
  const kind = addressSettings.get(name);
  if (typeof value === 'object' && value !== null) {
    // Not from a fact: a change of the fact would change where this page leads without a change of the page.
    if (kind) report('code', attribute, `Write the ${name} in quotation marks: ${name}="…".`);
    else checkCode(value.data?.estree, attribute, names.facts, report);
    return;
  }
  if (!value) return;
  checkText(value, attribute, report);
  // A setting with such a name may also contain words. Browsers ignore control characters: "java\tscript:".
  const address = kind && value.replace(/[\p{Cc}\s]/gu, '');
  const error =
    address && /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(address) && pageAddressError(address, kind === 'image');
  // The content check's own rule for addresses reads text only.
  if (error) report('address', attribute, error);
}

/** Checks the name of an element and its attributes, not its content. */
export function checkElement(element: JsxElement, names: Names, report: Report): void {
  checkName(element, names, report);
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute') checkAttribute(element, attribute, names, report);
    else
      report('code', attribute, `Delete the { } in <${element.name}>, and write its settings one by one: title="…".`);
  }
}
