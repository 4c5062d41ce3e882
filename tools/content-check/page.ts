import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { rangeOf } from '../../lib/message';
import { textFault } from '../../lib/text';
import { type FrontMatterBlock, readFrontMatter } from './parse/frontMatterBlock';
import { parseText } from './parse/parseText';

/**
 * `page`: has an address. `shared`: text in `pages/_shared`. `handbook`: a page of the writers' handbook. `facts`: the texts of a
 * file of facts. `other`: any other file, whose text nobody reads.
 */
export type PageKind = 'page' | 'shared' | 'handbook' | 'facts' | 'other';

/** One file, read and parsed. */
export interface Page {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  kind: PageKind;
  /** `/about`; null for shared text. */
  route: string | null;
  source: string;
  frontMatter: FrontMatterBlock | null;
  /** Why the front matter, or a part of it, cannot be read. */
  frontMatterProblems: readonly VFileMessage[];
  /** Markdown and blocks with positions; null where the compiler cannot read the page. */
  tree: Root | null;
  /** The compiler’s error. */
  problems: readonly VFileMessage[];
}

/** A file of which nothing is read but its name. */
export function unreadPage(file: string, kind: PageKind, route: string | null, source: string): Page {
  const nothing = { frontMatter: null, frontMatterProblems: [], tree: null, problems: [] };
  return { file, kind, route, source, ...nothing };
}

/** Whether the file was saved in a form of which nothing can be read: UTF-16, or the line ends of old Macs. */
export function isUnreadable(source: string): boolean {
  return source.includes('\u0000') || /\r(?!\n)/.test(source);
}

/** Docusaurus ignores a byte order mark. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** Reads and parses a page. */
export function readPage(file: string, kind: PageKind, route: string | null, text: string): Page {
  const source = withoutByteOrderMark(text);
  // Longer ones are refused (`plugins/site-files/publishedFiles.ts`); reading them would take minutes.
  if (isUnreadable(source) || textFault(source) !== null) return unreadPage(file, kind, route, source);
  const { block, problems: frontMatterProblems } = readFrontMatter(source);
  return {
    file,
    kind,
    route,
    source,
    frontMatter: block,
    frontMatterProblems: block === null && kind !== 'page' ? [] : frontMatterProblems,
    ...parseText(source),
  };
}

/** Returns a function that derives something from a page or a site alone, once for each. */
export function oncePer<Whole extends object, Value>(derive: (whole: Whole) => Value): (whole: Whole) => Value {
  const known = new WeakMap<Whole, { value: Value }>();
  return (whole) => {
    const before = known.get(whole) ?? { value: derive(whole) };
    known.set(whole, before);
    return before.value;
  };
}

/** Every node of a page's tree, parents first; none where the page cannot be read. */
export const nodesOf = oncePer((page: Page): readonly Nodes[] => {
  const nodes: Nodes[] = [];
  if (page.tree) visit(page.tree, (node) => void nodes.push(node));
  return nodes;
});

/** Returns a node as it is written. */
export function sourceOf(page: Page, node: Nodes): string {
  const { start, end } = rangeOf(node);
  return page.source.slice(start, end);
}
