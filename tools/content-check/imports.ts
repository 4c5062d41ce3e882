import path from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import type { Page } from './page';
import type { Range } from './range';

/** One name that a page imports. */
export interface Import {
  /** The name that the page uses. */
  local: string;
  /** The name in the other file; `default` for words of another page, `*` for everything. */
  imported: string;
  /** The name, in the import line. */
  range: Range;
  /** What it is imported from: `@site/src/blocks`. */
  source: string;
  /** The text between the quotes. */
  sourceRange: Range;
}

/** Positions that the parser adds (https://github.com/syntax-tree/estree-util-visit); the types of ESTree lack them. */
function placeOf(node: object): Range {
  const { start = 0, end = 0 } = node as Partial<Range>;
  return { start, end };
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}

function importsOf(declaration: ImportDeclaration): Import[] {
  const place = placeOf(declaration.source);
  return declaration.specifiers.map((specifier) => ({
    local: specifier.local.name,
    imported: importedName(specifier),
    range: placeOf(specifier),
    source: String(declaration.source.value),
    sourceRange: { start: place.start + 1, end: place.end - 1 },
  }));
}

/** Every name that a page imports, in order; none where the page does not parse. */
export function pageImports(page: Page): Import[] {
  return (page.tree?.children ?? [])
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : []));
}

/** The MDX file that an import names, relative to the site's folder; null for anything else. */
export function importedFile(page: Page, source: string): string | null {
  if (!source.endsWith('.mdx')) return null;
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(page.file), source) : null;
}

/** The MDX files whose words a page shows, relative to the site's folder. */
export function importedFiles(page: Page): string[] {
  return pageImports(page).flatMap(({ source }) => importedFile(page, source) ?? []);
}
