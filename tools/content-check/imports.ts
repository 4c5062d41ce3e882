import path from 'node:path';
import type { Range } from '../../lib/message';
import { memoize, nodesOf, type Page } from '../pages/page';

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
const rangeOf = (node: object): Range => ({ start: 0, end: 0, ...node });

/** Every name that a page imports, in order; empty where the page does not parse. */
export const pageImports = memoize((page: Page): readonly Import[] =>
  nodesOf(page)
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const { start, end } = rangeOf(statement.source);
      const source = { source: String(statement.source.value), sourceRange: { start: start + 1, end: end - 1 } };
      return statement.specifiers.map((it) => {
        const range = rangeOf(it);
        return { name: it.local.name, range: { start: range.start, end: range.end }, ...source };
      });
    }),
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
