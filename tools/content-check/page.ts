import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { type FrontMatterBlock, readFrontMatter } from './frontMatterBlock';

/** `page`: has an address. `shared`: words in `pages/_shared`. `handbook`: a page of the writers' handbook. */
export type PageKind = 'page' | 'shared' | 'handbook';

/** One MDX file, read and parsed. */
export interface Page {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  kind: PageKind;
  /** `/about`; null for shared words. */
  route: string | null;
  source: string;
  frontMatter: FrontMatterBlock | null;
  /** Markdown and blocks with positions; null where the file does not parse. */
  tree: Root | null;
  /** Why it does not parse, in the parser's words; null where it does. */
  parseError: VFileMessage | null;
}

/** The dialect of Docusaurus with `future.v4`, without its admonitions, which read as paragraphs here. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

export function readPage(file: string, kind: PageKind, route: string | null, source: string): Page {
  const page = { file, kind, route, source, frontMatter: readFrontMatter(source) };
  try {
    return { ...page, tree: processor.parse(source), parseError: null };
  } catch (error) {
    return { ...page, tree: null, parseError: error as VFileMessage };
  }
}
