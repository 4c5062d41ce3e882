/** The elements in a page: blocks, HTML and the addresses in their settings. */
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Report } from '../../../lib/message';
import type { TextPart } from '../../../lib/range';
import { isHttpUrl, isSitePath } from '../../../lib/urls';
import { urlSettings } from '../../../src/blocks/structures';
import { BLOCKS_MODULE, checkCode, checkText, type ImportedNames, UNKNOWN_BLOCK, WRONG_URL } from './code';

/** Schemes that links on pages may have. */
const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];

const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
/**
 * A link to a page, or to a heading of this one: `about`, `../about/`, `./about.mdx#team`, `#team`. For such an address, Docusaurus looks
 * for no other kind of file. Without "!", which the bundler would interpret (`lib/urls.ts`).
 */
const PAGE_LINK = /^(?:(?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*(?:\/|\.mdx?)?)?(?:[?#][^!]*)?$/;

/**
 * Checks an address in a page: only web addresses, addresses of the site and page files (`./privacy.mdx`) are allowed.
 * Docusaurus publishes the file behind any other link or image, even one outside the repository: `[x](../.env)`.
 * @param isPicture whether it is the address of a picture, which must be a file of the site
 * @returns what is wrong, as a sentence; null for an allowed address
 */
export function pageUrlError(url: string, isPicture: boolean): string | null {
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (isPicture && (scheme || !isSitePath(url)))
    return `The site shows only its own pictures. Put the file into static/images, and write "/images/" and its name: lower-case letters, digits and hyphens.`;
  if (scheme !== undefined && !LINK_SCHEMES.includes(scheme))
    return `An address on a page cannot start with "${scheme}:". Write https:// and the rest, or a slash for a page of this site: /contact`;
  if (scheme?.startsWith('http'))
    return isHttpUrl(url)
      ? null
      : `"${url}" is not a web address. After https:// comes the name of the site, in plain letters, without "@", spaces or backslashes.`;
  if (scheme !== undefined || isSitePath(url) || PAGE_LINK.test(url)) return null;
  return `"${url}" is not an address of this site. Start it with one slash: "/contact".`;
}

/** HTML elements that a page may contain. They format text and do nothing else. */
const ALLOWED_HTML = 'abbr br cite code del em ins kbd mark q small strong sub sup time wbr'.split(' ');
/** The attributes that they may have besides `lang`. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, string>> = { abbr: 'title', time: 'dateTime' };
/** Whether a page may contain an element of HTML. */
export const isAllowedHtml = (name: string) => ALLOWED_HTML.includes(name);

function checkAttribute(element: string | null, attribute: MdxJsxAttribute, names: ImportedNames, report: Report) {
  const { name, value } = attribute;
  const allowed =
    element !== null && isAllowedHtml(element) ? [ALLOWED_ATTRIBUTES[element] ?? [], 'lang'].flat() : [name];
  if (!allowed.includes(name)) {
    const reason = /^on/i.test(name)
      ? `A page cannot run a program, so "${name}" has no effect. Delete it and the text in quotation marks after it.`
      : `<${element}> cannot have "${name}" here. Delete it. It can have: ${allowed.join(', ')}.`;
    report(attribute, reason);
  }
  const kind = urlSettings.get(name);
  if (typeof value === 'object' && value !== null) {
    // Not from a fact: a change of the fact would change where this page leads without a change of the page.
    if (kind) report(attribute, `Write the ${name} in quotation marks: ${name}="…".`);
    else checkCode(value.data?.estree, attribute, names, report);
    return;
  }
  if (!value) return;
  checkText(value, attribute, report);
  // A setting with such a name may also contain words. Browsers ignore control characters: "java\tscript:".
  const url = kind && value.replace(/[\p{Cc}\s]/gu, '');
  const error = url && /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(url) && pageUrlError(url, kind === 'picture');
  // The content check's own rule for addresses reads text only.
  if (error) report(attribute, { reason: error, ruleId: WRONG_URL });
}

function checkName(name: string, range: TextPart, { components }: ImportedNames, report: Report): void {
  // A name in lower case is an HTML element, whatever is imported under it. A name with a dot is a part of a block.
  if (!/^[A-Z]\w*$/.test(name)) {
    const reason = `A page cannot contain the HTML element <${name}>. Delete the tag and keep the text, or use a block or one of: ${ALLOWED_HTML.join(', ')}.`;
    report(range, reason);
  } else if (!components.has(name)) {
    const line = `import {${name}} from '${BLOCKS_MODULE}';`;
    const reason = `This page does not import the block <${name}>. Add it to the line that starts with "import": ${line}`;
    report(range, { reason, ruleId: UNKNOWN_BLOCK, actual: name });
  }
}

/** Checks the name of an element and its attributes, not its content. */
export function checkElement(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  names: ImportedNames,
  report: Report,
): void {
  const { name, position } = element;
  const start = (position?.start.offset ?? 0) + 1;
  // `<>` groups content and does nothing.
  if (name !== null && !isAllowedHtml(name)) checkName(name, { start, end: start + name.length }, names, report);
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute') checkAttribute(name, attribute, names, report);
    else report(attribute, `Delete the { } in <${name}>, and write its settings one by one: title="…".`);
  }
}
