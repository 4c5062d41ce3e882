import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Expression, Program } from 'estree-jsx';
import { didYouMean, nearest } from '../../lib/nearest';
import { pageImports } from './imports';
import type { Page } from './page';
import type { Site } from './site';

/** What an expression on a page gives, or why it gives nothing. */
export type Result = { value: unknown } | { message: string; suggestion?: string | null };

/** The expression is more than reading a fact; another rule decides whether a page may contain it. */
const NOT_READ: Result = { value: Symbol('not read') };

export function isRead(value: unknown): boolean {
  return typeof value !== 'symbol';
}

/** The line that imports a fact of this name; null where no file of facts has one. */
function importLineOf(name: string, site: Site): string | null {
  const files = readdirSync(path.join(site.codeDirectory, 'src/site')).filter((file) => file.endsWith('.yaml'));
  const sources = files.map((file) => `@site/src/site/${file.replace(/\.yaml$/, '')}`);
  const source = sources.find((it) => name in (site.factsOf(it) ?? {}));
  return source ? `import {${name}} from '${source}';` : null;
}

function readName(name: string, page: Page, site: Site): Result {
  if (name === 'frontMatter') return { value: page.frontMatter?.values ?? {} };
  if (name === 'props' || name === 'undefined') return NOT_READ;
  const imports = pageImports(page);
  const found = imports.find(({ local }) => local === name);
  // Blocks and shared text, and files that do not exist, which the rule "import" reports.
  const values = found ? site.factsOf(found.source) : null;
  if (found) return values && found.imported in values ? { value: values[found.imported] } : NOT_READ;
  // A line that cannot be read may import it.
  if (page.problems.length > 0) return NOT_READ;
  const line = importLineOf(name, site);
  if (line)
    return {
      message: `This page does not import {${name}} yet. Write this below the front matter: ${line}`,
      suggestion: line,
    };
  const suggestion = nearest(
    name,
    imports.map(({ local }) => local),
  );
  const advice = didYouMean(suggestion) || ' Delete the braces, or write a fact such as {company.brand}.';
  return { message: `There is no fact {${name}}.${advice}`, suggestion };
}

/** What writers call a fact. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  name: 'brand',
  mail: 'email',
  tel: 'phone',
  website: 'domain',
  url: 'domain',
};

function readProperty(object: unknown, name: string, code: string): Result {
  if (typeof object === 'object' && object !== null && name in object)
    return { value: (object as Record<string, unknown>)[name] };
  if (typeof object === 'string' && !(name in String.prototype))
    return { message: `{${code}} is a text without parts. Delete ".${name}".`, suggestion: code };
  if (typeof object !== 'object' || object === null) return NOT_READ;
  const names = Object.keys(object);
  const other = OTHER_NAMES[name.toLowerCase()];
  const suggestion = nearest(name, names) ?? (other && names.includes(other) ? other : null);
  const advice = didYouMean(suggestion && `{${code}.${suggestion}}`) || ` Write one of: ${names.join(', ')}.`;
  return { message: `There is no fact {${code}.${name}}.${advice}`, suggestion };
}

/** Reads a fact, a text or a number: `company.address.city`, `` `The ${company.brand} mark` ``. */
export function read(expression: Expression, page: Page, site: Site): Result {
  switch (expression.type) {
    case 'Literal':
      return { value: expression.value };
    case 'Identifier':
      return readName(expression.name, page, site);
    case 'TemplateLiteral': {
      const parts = expression.expressions.map((part) => read(part, page, site));
      const unread = parts.find((part) => 'message' in part || !isRead(part.value));
      if (unread) return unread;
      const values = parts.map((part) => ('value' in part ? part.value : ''));
      return {
        value: expression.quasis.map(({ value }, index) => `${value.cooked ?? ''}${values[index] ?? ''}`).join(''),
      };
    }
    case 'MemberExpression': {
      const { object, property, computed } = expression;
      const result = object.type === 'Super' ? NOT_READ : read(object, page, site);
      if ('message' in result || !isRead(result.value)) return result;
      const name =
        !computed && property.type === 'Identifier'
          ? property.name
          : property.type === 'Literal'
            ? String(property.value)
            : null;
      const { start, end } = object as { start?: number; end?: number };
      return name === null ? NOT_READ : readProperty(result.value, name, page.source.slice(start, end));
    }
    default:
      return NOT_READ;
  }
}

/** The expression between braces; null for a comment. */
export function expressionIn(program: Program | null | undefined): Expression | null {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
}
