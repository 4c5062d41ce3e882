import { readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, nearest } from '../../../lib/nearest';
import { elementsOf, isBlockName } from '../elements';
import { pageImports } from '../imports';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** What the code in braces gives, or why it gives nothing. */
type Result = { value: unknown } | { message: string; suggestion: string | null };

const NAME = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

function notImported(name: string, page: Page, site: Site): Result | null {
  // A line that cannot be read may import it.
  if (page.problems.length > 0) return null;
  const files = readdirSync(path.join(site.codeDirectory, 'src/site')).filter((file) => file.endsWith('.yaml'));
  const sources = files.map((file) => `@site/src/site/${file.replace(/\.yaml$/, '')}`);
  const source = sources.find((it) => name in (site.factsOf(it) ?? {}));
  if (source) {
    const suggestion = `import {${name}} from '${source}';`;
    return {
      message: `This page does not import {${name}}. Write this below the front matter: ${suggestion}`,
      suggestion,
    };
  }
  const imported = pageImports(page).map(({ local }) => local);
  const suggestion = nearest(name, imported);
  const advice = didYouMean(suggestion) || ' Delete the braces, or write a fact such as {company.brand}.';
  return { message: `There is no fact {${name}}.${advice}`, suggestion };
}

function partOf(value: unknown, name: string, code: string): Result | null {
  if (typeof value === 'string' && !(name in String.prototype))
    return { message: `{${code}} is text and has no parts. Delete ".${name}".`, suggestion: code };
  if (typeof value !== 'object' || value === null) return null;
  if (name in value) return { value: (value as Record<string, unknown>)[name] };
  const names = Object.keys(value);
  const suggestion = nearest(name, names);
  const advice = didYouMean(suggestion && `{${code}.${suggestion}}`) || ` Write one of: ${names.join(', ')}.`;
  return { message: `There is no fact {${code}.${name}}.${advice}`, suggestion };
}

/**
 * Reads what stands between braces: a fact such as `company.address.city`, or a number, true or false.
 * @returns null for other code; another rule decides whether a page may contain it
 */
export function readFact(code: string, page: Page, site: Site): Result | null {
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(code)) return { value: JSON.parse(code) };
  const [name = '', ...parts] = NAME.test(code) ? code.split('.') : [];
  if (name === '' || name === 'props' || name === 'undefined') return null;
  const found = pageImports(page).find(({ local }) => local === name);
  const values =
    name === 'frontMatter' ? { frontMatter: page.frontMatter?.values ?? {} } : found && site.factsOf(found.source);
  const key = found?.imported ?? name;
  // Blocks, shared text, and files that do not exist, which the rule "import" reports.
  if (found && !(values && key in values)) return null;
  let result = values && key in values ? { value: values[key as keyof typeof values] } : notImported(name, page, site);
  let read = name;
  for (const part of parts) {
    if (!result || 'message' in result) return result;
    result = partOf(result.value, part, read);
    read += `.${part}`;
  }
  return result;
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

function expressionsOf(page: Page) {
  const inText = nodesOf(page).flatMap((node) =>
    node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
      ? { ...rangeOf(node), code: node.value.trim(), isSetting: false, isText: true }
      : [],
  );
  const inSettings = elementsOf(page).flatMap((element) =>
    element.attributes.flatMap((it) =>
      it.type === 'mdxJsxAttribute' && typeof it.value === 'object' && it.value
        ? { ...rangeOf(it), code: it.value.value.trim(), isSetting: true, isText: isBlockName(element.name) }
        : [],
    ),
  );
  return [...inText, ...inSettings];
}

function diagnosticsOf(page: Page, site: Site): Diagnostic[] {
  return expressionsOf(page).flatMap(({ start, end, code, isText, isSetting }): Diagnostic[] => {
    if (code === '') return [{ start, end, message: 'There is nothing between these braces. Delete them.' }];
    // `The ${company.brand} mark` in a setting.
    const names = code.startsWith('`')
      ? [...code.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name.trim())
      : [code];
    return names.flatMap((name): Diagnostic[] => {
      const result = readFact(name, page, site);
      if (!result) return [];
      if ('message' in result) return [{ start, end, ...result }];
      const isSwitch = isSetting && /^(?:boolean|number)$/.test(typeof result.value);
      const message = isText && !isSwitch ? whyNotText(result.value, name) : null;
      return message ? [{ start, end, message }] : [];
    });
  });
}

/** Code in braces that reads a fact that does not exist, is empty, or is not text. */
export const fact: PageRule = {
  name: 'fact',
  severity: 'error',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => (page.kind === 'handbook' ? [] : diagnosticsOf(page, site)),
};
