import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Expression, Program } from 'estree-jsx';
import { didYouMean, nearest } from '../../lib/nearest';
import { pageImports } from './imports';
import type { Page } from './page';
import type { Site } from './site';
import { wordsInBraces } from './wordsInBraces';

/** What an expression on a page gives, or why it gives nothing. */
export type Result = { value: unknown } | { message: string; suggestion?: string | null };

/** The expression is more than reading a fact; another rule decides whether a page may contain it. */
const NOT_READ: Result = { value: Symbol('not read') };

export function isRead(value: unknown): boolean {
  return typeof value !== 'symbol';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The line that imports a fact of this name; null where no file of facts has one. */
function importLineOf(name: string, site: Site): string | null {
  const folder = path.join(site.codeDirectory, 'src/site');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const source = files
    .map((file) => `@site/src/site/${file.replace(/\.yaml$/, '')}`)
    .find((it) => name in (site.factsOf(it) ?? {}));
  return source ? `import {${name}} from '${source}';` : null;
}

function readName(name: string, page: Page, site: Site): Result {
  if (name === 'frontMatter') return { value: page.frontMatter?.values ?? {} };
  if (name === 'props' || name === 'undefined') return NOT_READ;
  const imports = pageImports(page);
  const found = imports.find(({ local }) => local === name);
  if (!found) {
    const near = nearest(
      name,
      imports.map(({ local }) => local),
    );
    const what = `What is between { and } is read as the name of a fact, and nothing on this page is called "${name}".`;
    // A line that cannot be read may import it.
    if (!page.isWhole && new RegExp(`^import\\b[^;]*\\b${name}\\b`, 'm').test(page.source)) return NOT_READ;
    const line = importLineOf(name, site);
    if (line) {
      const message = `This page does not know {${name}} yet. Write this line below the other lines that start with "import": ${line}`;
      return { message, suggestion: line };
    }
    const part = imports.find(({ local }) => new RegExp(`^${name}|${name}$`, 'i').test(local))?.local;
    const meant = near ?? part ?? null;
    return meant ? { message: `${what}${didYouMean(meant)}`, suggestion: meant } : wordsInBraces(`{${name}}`);
  }
  const values = site.factsOf(found.source);
  // Blocks, shared text, and files that do not exist, which the rule "import" reports.
  if (!values || !(found.imported in values)) return NOT_READ;
  return { value: values[found.imported] };
}

function propertyName(expression: Expression & { type: 'MemberExpression' }): string | null {
  const { property, computed } = expression;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : null;
}

/** An expression as it is written. */
function codeOf(expression: object, { source }: Page): string {
  const { start, end } = expression as { start?: number; end?: number };
  return start === undefined ? '…' : source.slice(start, end);
}

/** Reads a fact, a text or a number; `company.address.city`, `` `The ${company.brand} mark` ``. */
/** What writers call a fact. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  name: 'brand',
  mail: 'email',
  telephone: 'phone',
  tel: 'phone',
  tagline: 'slogan',
  website: 'domain',
  url: 'domain',
  zip: 'postalCode',
  street: 'streetAddress',
  state: 'region',
};

export function read(expression: Expression, page: Page, site: Site): Result {
  switch (expression.type) {
    case 'Literal':
      return { value: expression.value };
    case 'Identifier':
      return readName(expression.name, page, site);
    case 'TemplateLiteral': {
      const parts = expression.expressions.map((part) => read(part, page, site));
      const problem = parts.find((part) => 'message' in part);
      if (problem) return problem;
      const values = parts.map((part) => ('value' in part ? part.value : ''));
      if (!values.every(isRead)) return NOT_READ;
      return {
        value: expression.quasis.map(({ value }, index) => `${value.cooked ?? ''}${values[index] ?? ''}`).join(''),
      };
    }
    case 'MemberExpression': {
      if (expression.object.type === 'Super') return NOT_READ;
      const object = read(expression.object, page, site);
      const name = propertyName(expression);
      if ('message' in object || !isRead(object.value) || name === null) return 'message' in object ? object : NOT_READ;
      if (isObject(object.value) && name in object.value) return { value: object.value[name] };
      if (typeof object.value === 'string' && name in String.prototype) return NOT_READ;
      const code = codeOf(expression.object, page);
      if (typeof object.value === 'string')
        return { message: `{${code}} is a text without parts. Delete ".${name}".`, suggestion: code };
      const names = isObject(object.value) ? Object.keys(object.value) : [];
      const near = nearest(name, names) ?? names.find((it) => OTHER_NAMES[name.toLowerCase()] === it) ?? null;
      const entries =
        names.length > 0 && names.length <= 16
          ? ` Write one of: ${names.map((it) => `{${code}.${it}}`).join(', ')}.`
          : '';
      return {
        message: `{${code}.${name}} shows nothing, because no fact has this name.${didYouMean(near && `{${code}.${near}}`) || entries}`,
        suggestion: near,
      };
    }
    case 'ObjectExpression':
      return wordsInBraces(`{${codeOf(expression, page)}}`);
    default:
      return NOT_READ;
  }
}

/** The expression between braces; null for a comment. */
export function expressionIn(program: Program | null | undefined): Expression | null {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
}
