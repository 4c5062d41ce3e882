import type { Expression } from 'estree-jsx';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { checkCode } from './expressions';
import { BLOCKS, type Names } from './imports';
import { pageAddressError } from './pageAddress';
import type { Ranged, Report } from './report';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** HTML elements that a page may contain, and their attributes besides `id` and `lang`. They format text and do nothing else. */
const HTML: Record<string, readonly string[]> = {
  a: ['href'],
  abbr: ['title'],
  br: [],
  cite: [],
  code: [],
  del: [],
  em: [],
  img: ['src', 'alt', 'width', 'height'],
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
const EVERYWHERE = ['id', 'lang'];
/** The tables of the handbook fold long parts. */
const HANDBOOK_HTML: typeof HTML = { ...HTML, details: [], summary: [] };
/**
 * As Docusaurus writes the ids of headings. In a browser, an element's id is also a name of the window, and scripts could take the
 * element for something of theirs.
 */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Settings that contain an address. */
const ADDRESSES: Record<string, 'link' | 'image'> = { href: 'link', to: 'link', src: 'image', source: 'image' };

function nameOf(element: JsxElement): Ranged {
  const start = (element.position?.start.offset ?? 0) + 1;
  return { start, end: start + (element.name?.length ?? 0) };
}

/** Returns the text of an expression, with `x` for each fact in it. */
function textOf(expression: Expression): string {
  if (expression.type === 'Literal') return String(expression.value);
  if (expression.type !== 'TemplateLiteral') return 'x';
  const { quasis, expressions } = expression;
  return quasis
    .map(({ value }, index) => {
      const next = expressions[index];
      return (value.cooked ?? '') + (next ? textOf(next) : '');
    })
    .join('');
}

/** Returns the value of an attribute as a page contains it, with `x` for each fact in it; null where there is none. */
function writtenValue({ value }: MdxJsxAttribute): string | null {
  if (typeof value !== 'object' || value === null) return value ?? null;
  const [statement] = value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? textOf(statement.expression) : null;
}

function checkName(element: JsxElement, { components, isHandbook }: Names, report: Report): void {
  const { name } = element;
  const html = isHandbook ? HANDBOOK_HTML : HTML;
  // `<>` groups content and does nothing.
  if (name === null || Object.hasOwn(html, name)) return;
  // A name in lower case is an HTML element, whatever is imported under it.
  if (/^[A-Z]/.test(name)) {
    if (components.has(name)) return;
    report(
      'block',
      nameOf(element),
      `This page does not list the block <${name}>. Write it into the line that starts with "import": import {${name}} from '${BLOCKS}';`,
    );
    return;
  }
  const allowed = Object.keys(html).join(', ');
  report(
    'element',
    nameOf(element),
    `<${name}> comes from another program (HTML) and cannot be on a page. Delete it and keep the text, or use a block or one of: ${allowed}.`,
  );
}

/** Checks the id of a heading or an element. */
export function checkId(id: string, node: object, report: Report): void {
  if (ID.test(id)) return;
  report('code', node, `An id has small letters, figures and hyphens only, such as "open-positions". This is "${id}".`);
}

function checkAttribute(element: JsxElement, attribute: MdxJsxAttribute, names: Names, report: Report): void {
  const { name, value } = attribute;
  const allowed =
    element.name !== null && Object.hasOwn(HANDBOOK_HTML, element.name) ? HANDBOOK_HTML[element.name] : undefined;
  if (allowed && ![...allowed, ...EVERYWHERE].includes(name)) {
    const list = [...allowed, ...EVERYWHERE].join(', ');
    const isLink = element.name === 'a';
    const how = isLink ? ' A link is written [words](/address), and nothing more.' : ` It can have: ${list}.`;
    const message = /^on/i.test(name)
      ? `A page cannot run a program, so "${name}" does nothing here. Delete it and the text in quotation marks after it.${isLink ? how : ''}`
      : `<${element.name}> cannot have "${name}" here. Delete it.${how}`;
    report('code', attribute, message);
  }
  if (typeof value === 'object' && value !== null) checkCode(value.data?.estree, attribute, names.facts, report);
  const id = name === 'id' ? writtenValue(attribute) : null;
  if (id !== null) checkId(id, attribute, report);
  const kind = Object.hasOwn(ADDRESSES, name) && ADDRESSES[name];
  // Browsers leave out control characters: "java\tscript:".
  const address = kind && writtenValue(attribute)?.replace(/[\p{Cc}\s]/gu, '');
  // A setting with such a name may also contain words.
  if (address && /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(address)) {
    const error = pageAddressError(address, kind === 'image');
    // The content check's own rule for addresses reads text only.
    if (error) report(typeof value === 'string' ? 'address' : 'code', attribute, error);
  }
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
