import { readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, nearest } from '../../lib/nearest';
import { pageImports } from './imports';
import type { Page } from './page';
import type { Site } from './site';

/** What the code in braces gives, or why it gives nothing. */
export type Result = { value: unknown } | { message: string; suggestion?: string | null };

const NAME = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

/** The line that imports a fact of this name; null where no file of facts has one. */
function importLineOf(name: string, site: Site): string | null {
  const files = readdirSync(path.join(site.codeDirectory, 'src/site')).filter((file) => file.endsWith('.yaml'));
  const sources = files.map((file) => `@site/src/site/${file.replace(/\.yaml$/, '')}`);
  const source = sources.find((it) => name in (site.factsOf(it) ?? {}));
  return source ? `import {${name}} from '${source}';` : null;
}

function notImported(name: string, page: Page, site: Site): Result | null {
  // A line that cannot be read may import it.
  if (page.problems.length > 0) return null;
  const line = importLineOf(name, site);
  if (line) {
    const message = `This page does not import {${name}} yet. Write this below the front matter: ${line}`;
    return { message, suggestion: line };
  }
  const names = pageImports(page).map(({ local }) => local);
  const suggestion = nearest(name, names);
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
  const values = found ? site.factsOf(found.source) : null;
  // Blocks, shared text, and files that do not exist, which the rule "import" reports.
  if (found && !(values && found.imported in values)) return null;
  let result: Result | null = values && found ? { value: values[found.imported] } : null;
  if (name === 'frontMatter') result = { value: page.frontMatter?.values ?? {} };
  result ??= notImported(name, page, site);
  let read = name;
  for (const part of parts) {
    if (!result || 'message' in result) return result;
    result = partOf(result.value, part, read);
    read += `.${part}`;
  }
  return result;
}
