import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from './diagnostic';
import { blank } from './parse/blank';
import { type FrontMatterBlock, readFrontMatter } from './parse/frontMatterBlock';
import { parseText } from './parse/parseText';

/** `page`: has an address. `shared`: text in `pages/_shared`. `handbook`: a page of the writers' handbook. */
export type PageKind = 'page' | 'shared' | 'handbook';

/** One MDX file, read and parsed. */
export interface Page {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  kind: PageKind;
  /** `/about`; null for shared text. */
  route: string | null;
  source: string;
  /** The source with spaces in place of what cannot be read. */
  readable: string;
  frontMatter: FrontMatterBlock | null;
  /** Why the front matter, or a part of it, cannot be read. */
  frontMatterProblems: readonly Diagnostic[];
  /** Markdown and blocks with positions, without what does not parse; null where nothing can be read. */
  tree: Root | null;
  /** What does not parse. */
  problems: readonly Diagnostic[];
  /** Whether the tree is the whole page. Rules about the order and number of blocks check whole pages only. */
  isWhole: boolean;
}

export function readPage(file: string, kind: PageKind, route: string | null, text: string): Page {
  // Docusaurus ignores a byte order mark.
  const source = text.replace(/^\uFEFF/, '');
  const { block, problems: frontMatterProblems, hidden, textStart } = readFrontMatter(source);
  const isHidden = kind === 'page' && hidden !== null;
  const { tree, problems, readable } = parseText(isHidden ? blank(source, hidden) : source, textStart);
  return {
    file,
    kind,
    route,
    source,
    readable,
    frontMatter: block,
    frontMatterProblems: block === null && kind !== 'page' ? [] : frontMatterProblems,
    tree,
    problems,
    isWhole: problems.length === 0 && tree !== null,
  };
}

const known = new WeakMap<Page, Nodes[]>();

/** Every node of a page's tree, parents first; none where the page cannot be read. */
export function nodesOf(page: Page): Nodes[] {
  const before = known.get(page);
  if (before) return before;
  const nodes: Nodes[] = [];
  if (page.tree) visit(page.tree, (node) => void nodes.push(node));
  known.set(page, nodes);
  return nodes;
}
