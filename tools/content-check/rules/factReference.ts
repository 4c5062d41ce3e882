import type { Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { Finding } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import { rangeOf, type TextRange } from '../../../lib/range';
import { importsOf, isBlockName, isElement } from '../../pages/elements';
import type { Page } from '../../pages/sourceFile';
import { pageRule } from '../rule';
import type { Site } from '../site';
import { sourceOfFact } from './imports';

/** The value of code, or why it has none. */
type Result = { value: unknown } | Finding;

const NAME = /^[A-Za-z_$][\w$]*(?:\.[\w$]+|\[\d+\])*$/;

/** Explains a name that no fact file has. */
function unknownNameFinding(name: string, rest: string, page: Page, site: Site): Finding | null {
  const names = importsOf(page).map((imported) => imported.name);
  // Others report blocks, shared text, files that do not exist, and missing imports.
  if (names.includes(name) || sourceOfFact(name, site)) return null;
  const otherwise = 'Delete the braces, or write a fact such as {company.brand}.';
  return suggest(`There is no fact {${name}}.`, name, names, otherwise, (meant) => meant + rest);
}

/**
 * Reads code of a page: a fact such as `company.address.city` or `plans[0].name`, or a number, true or false.
 * @returns null for other code; another rule decides whether a page may contain it
 */
export function readFact(code: string, page: Page, site: Site): Result | null {
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(code)) return { value: JSON.parse(code) };
  // `.part` and `[0]`
  const [name = '', ...parts] = NAME.test(code) ? code.split(/(?=[.[])/) : [];
  if (name === '' || name === 'props' || name === 'undefined') return null;
  const source = importsOf(page).find((imported) => imported.name === name)?.source;
  const values = name === 'frontMatter' ? { frontMatter: page.frontMatter.values } : source && site.factsOf(source);
  if (!values || !Object.hasOwn(values, name)) return unknownNameFinding(name, parts.join(''), page, site);
  let value: unknown = values[name as keyof typeof values];
  let read = name;
  for (const [index, written] of parts.entries()) {
    const part = written.replace(/[.[\]]/g, '');
    if (typeof value === 'string' && part !== 'length')
      return { reason: `{${read}} is text and has no parts. Delete "${written}".`, correction: read };
    if (typeof value !== 'object' || value === null) return null;
    if (!Object.hasOwn(value, part)) {
      const names = Object.keys(value);
      const error = `There is no fact {${read}${written}}.`;
      const after = parts.slice(index + 1).join('');
      return suggest(error, part, names, `Write one of: ${names.join(', ')}.`, (meant) => `${read}.${meant}${after}`);
    }
    value = (value as Record<string, unknown>)[part];
    read += written;
  }
  return { value };
}

/** Says why a value cannot be shown as text; null if it can. */
function notTextError(value: unknown, code: string): string | null {
  if (typeof value === 'object' && value !== null) {
    const [first] = Object.keys(value).filter((name) => !/^\d+$/.test(name));
    return `{${code}} contains several facts. Choose one of them${first ? `, such as {${code}.${first}}` : ''}.`;
  }
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return null;
  return `{${code}} has no text, so visitors would see a gap. Write the sentence without it.`;
}

/** The ranges of the values in code: all of it, or the expressions of a template, `The ${company.brand} mark`. */
function valuesIn(code: Program | null | undefined): TextRange[] {
  const expressions = (code?.body ?? []).flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? statement.expression : [],
  );
  return expressions
    .flatMap((expression) => (expression.type === 'TemplateLiteral' ? expression.expressions : expression))
    .map(rangeOf);
}

/** The ranges of the values between braces, in text and in settings of blocks, which may also be numbers and switches. */
function valuesOf(node: Nodes): (TextRange & { isSetting: boolean })[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return valuesIn(node.data?.estree).map((range) => ({ ...range, isSetting: false }));
  if (!isElement(node) || !isBlockName(node.name)) return [];
  const values = node.attributes.flatMap(({ value }) => (typeof value === 'object' && value ? value : []));
  return values.flatMap(({ data }) => valuesIn(data?.estree)).map((range) => ({ ...range, isSetting: true }));
}

const url = '/handbook/facts#show-a-fact-on-a-page';

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const unknownFactRule = pageRule('unknown-fact', url, ({ page, site, report }) => {
  for (const { start, end, isSetting } of page.nodes.flatMap(valuesOf)) {
    const code = page.source.slice(start, end);
    const result = readFact(code, page, site);
    if (result && 'reason' in result) report({ start, end }, result);
    else if (result && !(isSetting && /^(?:boolean|number)$/.test(typeof result.value)))
      report({ start, end }, notTextError(result.value, code));
  }
});
