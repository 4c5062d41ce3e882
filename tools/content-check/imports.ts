import path from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import { type Page, perPage } from './page';
import type { Range } from './range';

/** One name that a page imports. */
export interface Import {
  /** The name that the page uses. */
  local: string;
  /** The name in the other file; `default` for shared text, `*` for everything. */
  imported: string;
  /** Of the name, in the import line. */
  range: Range;
  /** The imported file: `@site/src/blocks`. */
  source: string;
  /** Between the quotation marks. */
  sourceRange: Range;
}

/** The parser adds positions that ESTree's types lack (https://github.com/syntax-tree/estree-util-visit). */
function rangeOf(node: object): Range {
  const { start = 0, end = 0 } = node as Partial<Range>;
  return { start, end };
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}

function importsOf(declaration: ImportDeclaration): Import[] {
  const range = rangeOf(declaration.source);
  return declaration.specifiers.map((specifier) => ({
    local: specifier.local.name,
    imported: importedName(specifier),
    range: rangeOf(specifier),
    source: String(declaration.source.value),
    sourceRange: { start: range.start + 1, end: range.end - 1 },
  }));
}

/** Every name that a page imports, in order; empty where the page does not parse. */
export const pageImports = perPage((page): readonly Import[] =>
  (page.tree?.children ?? [])
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : [])),
);

/** The imported MDX file, relative to the site's folder; null for other imports. */
export function importedFile(page: Page, source: string): string | null {
  if (!source.endsWith('.mdx')) return null;
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(page.file), source) : null;
}

/** The MDX files whose text a page shows, relative to the site's folder. */
export function importedFiles(page: Page): string[] {
  return pageImports(page).flatMap(({ source }) => importedFile(page, source) ?? []);
}

/**
 * Where an import that is missing belongs, and how to write it there: in the list of another import of the file, below the other
 * imports, or below the front matter.
 */
export function missingImport(page: Page, names: readonly string[], source: string): { place: Range; insert: string } {
  const all = pageImports(page);
  const before = all.find((it) => it.source === source && it.imported !== 'default');
  if (before) return { place: { start: before.range.start, end: before.range.start }, insert: `${names.join(', ')}, ` };
  const line = `import {${names.join(', ')}} from '${source}';`;
  const last = (page.tree?.children ?? []).findLast(({ type }) => type === 'mdxjsEsm')?.position?.end.offset;
  if (last !== undefined) return { place: { start: last, end: last }, insert: `\n${line}` };
  // After the line "---".
  const fence = page.frontMatter ? page.source.indexOf('---', page.frontMatter.end) + 3 : 0;
  return { place: { start: fence, end: fence }, insert: fence === 0 ? `${line}\n\n` : `\n\n${line}` };
}
