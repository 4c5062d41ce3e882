import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Range, rangeOf } from '../../../lib/message';
import { certain, didYouMean, nearest, suggest } from '../../../lib/nearest';
import { elementsOf, isBlockName } from '../../pages/elements';
import { nodesOf, type Page } from '../../pages/page';
import { rule } from '../context';
import { pageImports } from '../imports';
import type { Site } from '../site';
import { missingImport } from './imports';

/** What the code in braces gives, or why it gives nothing: the code that was meant, or the file that has to be imported. */
type Result = { value: unknown } | { message: string; meant?: string | null; importFrom?: string };

const NAME = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

/** The file of facts from which a page can import a name. */
export function sourceOfFact(name: string, site: Site): string | undefined {
  const files = readdirSync(path.join(site.codeDirectory, 'src/facts')).filter((file) => file.endsWith('.yaml'));
  const sources = files.map((file) => `@site/src/facts/${file.replace(/\.yaml$/, '')}`);
  return sources.find((it) => Object.hasOwn(site.factsOf(it) ?? {}, name));
}

/** Why a page does not know a name; null for blocks, shared text, and files that do not exist, which other rules report. */
function unknownName(name: string, parts: readonly string[], page: Page, site: Site): Result | null {
  const names = pageImports(page).map((it) => it.name);
  if (names.includes(name)) return null;
  const importFrom = sourceOfFact(name, site);
  if (importFrom) return { message: `This page does not import {${name}}.`, importFrom };
  const { advice, sure } = suggest(name, names, ' Delete the braces, or write a fact such as {company.brand}.');
  return { message: `There is no fact {${name}}.${advice}`, meant: sure && [sure, ...parts].join('.') };
}

/**
 * Reads what stands between braces: a fact such as `company.address.city`, or a number, true or false.
 * @returns null for other code; another rule decides whether a page may contain it
 */
export function readFact(code: string, page: Page, site: Site): Result | null {
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(code)) return { value: JSON.parse(code) };
  const [name = '', ...parts] = NAME.test(code) ? code.split('.') : [];
  if (name === '' || name === 'props' || name === 'undefined') return null;
  const source = pageImports(page).find((it) => it.name === name)?.source;
  const values =
    name === 'frontMatter' ? { frontMatter: page.frontMatter?.values ?? {} } : source && site.factsOf(source);
  if (!values || !Object.hasOwn(values, name)) return unknownName(name, parts, page, site);
  let value: unknown = values[name as keyof typeof values];
  let read = name;
  for (const [index, part] of parts.entries()) {
    if (typeof value === 'string' && part !== 'length')
      return { message: `{${read}} is text and has no parts. Delete ".${part}".`, meant: read };
    if (typeof value !== 'object' || value === null) return null;
    if (!Object.hasOwn(value, part)) {
      const names = Object.keys(value);
      const near = nearest(part, names);
      const sure = certain(part, names);
      const advice = didYouMean(near && `{${read}.${near}}`) || ` Write one of: ${names.join(', ')}.`;
      const meant = sure && [read, sure, ...parts.slice(index + 1)].join('.');
      return { message: `There is no fact {${read}.${part}}.${advice}`, meant };
    }
    value = (value as Record<string, unknown>)[part];
    read += `.${part}`;
  }
  return { value };
}

/** Why a value cannot be shown as text; null where it can. */
function whyNotText(value: unknown, code: string): string | null {
  if (typeof value === 'object' && value !== null) {
    const [first] = Object.keys(value).filter((name) => !/^\d+$/.test(name));
    return `{${code}} contains several facts. Write one of them${first ? `, such as {${code}.${first}}` : ''}.`;
  }
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return null;
  return `{${code}} has no text, so visitors would see a gap. Write the sentence without it.`;
}

interface Expression extends Range {
  code: string;
  /** Whether it is the value of a setting, which may also be a number or a switch. */
  isSetting: boolean;
}

function expressionsOf(page: Page): Expression[] {
  const inText = nodesOf(page).flatMap((node) =>
    node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
      ? { ...rangeOf(node), code: node.value.trim(), isSetting: false }
      : [],
  );
  const inSettings = elementsOf(page).flatMap(({ name, attributes }) =>
    attributes.flatMap((it) => {
      if (!isBlockName(name) || it.type !== 'mdxJsxAttribute' || typeof it.value !== 'object' || !it.value) return [];
      const { start, end } = rangeOf(it);
      return { start: page.source.indexOf('{', start), end, code: it.value.value.trim(), isSetting: true };
    }),
  );
  return [...inText, ...inSettings];
}

/** The names of facts in an expression, with their braces: all of it, or those in a template, `The ${company.brand} mark`. */
function namesIn(page: Page, { code, start, end }: Expression): { name: string; place: Range }[] {
  if (!code.startsWith('`')) return [{ name: code, place: { start, end } }];
  return [...page.source.slice(start, end).matchAll(/(?<=\$)\{([^}]*)\}/g)].map(
    ({ 0: braces, 1: name = '', index }) => {
      return { name: name.trim(), place: { start: start + index, end: start + index + braces.length } };
    },
  );
}

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const fact = rule('fact', '/handbook/facts#show-a-fact-on-a-page', ({ page, site, report }) => {
  if (page.kind === 'handbook') return;
  const imported = new Set<string>();
  for (const expression of expressionsOf(page)) {
    if (expression.code === '') report(expression, 'There is nothing between these braces. Delete them.', '');
    for (const { name, place } of namesIn(page, expression)) {
      const result = readFact(name, page, site);
      if (!result) continue;
      if ('value' in result) {
        const isSwitch = expression.isSetting && /^(?:boolean|number)$/.test(typeof result.value);
        const message = isSwitch ? null : whyNotText(result.value, name);
        if (message) report(place, message);
        continue;
      }
      const { message, meant, importFrom } = result;
      if (!importFrom) report(place, message, meant && `{${meant}}`);
      const [first = ''] = name.split('.');
      if (!importFrom || imported.has(first)) continue;
      imported.add(first);
      const { place: importPlace, insert } = missingImport(page, [first], importFrom);
      report(importPlace, `${message} Write here: ${insert.trim()}`, insert);
    }
  }
});
