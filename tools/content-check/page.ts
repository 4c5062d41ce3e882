import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { type FrontMatterBlock, readFrontMatter } from './frontMatterBlock';

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
  frontMatter: FrontMatterBlock | null;
  /** Markdown and blocks with positions; null where the file does not parse. */
  tree: Root | null;
  /** The parser's error; null where the file parses. */
  parseError: VFileMessage | null;
}

/** Docusaurus' dialect with `future.v4`, except for admonitions, which are paragraphs here. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

export function readPage(file: string, kind: PageKind, route: string | null, source: string): Page {
  const page = { file, kind, route, source, frontMatter: readFrontMatter(source) };
  try {
    return { ...page, tree: processor.parse(source), parseError: null };
  } catch (error) {
    return { ...page, tree: null, parseError: error as VFileMessage };
  }
}

/** Every node of a page's tree, parents first; none where the page does not parse. */
export function nodesOf({ tree }: Page): Nodes[] {
  const nodes: Nodes[] = [];
  if (tree) visit(tree, (node) => void nodes.push(node));
  return nodes;
}
