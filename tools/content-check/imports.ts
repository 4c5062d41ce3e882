import path from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import type { Range } from '../../lib/message';
import { oncePer, type Page } from './page';

/** One name that a page imports. The rule "forbidden-code" reports one that has another name in its file. */
export interface Import {
  name: string;
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

function importsOf({ source, specifiers }: ImportDeclaration): Import[] {
  const { start, end } = rangeOf(source);
  const sourceRange = { start: start + 1, end: end - 1 };
  return specifiers.map((it) => ({
    name: it.local.name,
    range: rangeOf(it),
    source: String(source.value),
    sourceRange,
  }));
}

/** Every name that a page imports, in order; empty where the page does not parse. */
export const pageImports = oncePer((page: Page): readonly Import[] =>
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
  const before = all.find((it) => it.source === source);
  if (before) return { place: { start: before.range.start, end: before.range.start }, insert: `${names.join(', ')}, ` };
  const line = `import {${names.join(', ')}} from '${source}';`;
  const last = (page.tree?.children ?? []).findLast(({ type }) => type === 'mdxjsEsm')?.position?.end.offset;
  if (last !== undefined) return { place: { start: last, end: last }, insert: `\n${line}` };
  // After the line "---".
  const fence = page.frontMatter ? page.source.indexOf('---', page.frontMatter.end) + 3 : 0;
  return { place: { start: fence, end: fence }, insert: fence === 0 ? `${line}\n\n` : `\n\n${line}` };
}
