/** The files that checks read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { filesIn } from '../../lib/files';
import { withoutByteOrderMark } from '../../lib/text';
import { pageRoute } from '../../lib/urls';
import { type ParsedFrontMatter, readFrontMatter } from '../../plugins/mdx/frontMatter';
import { pageCodeErrors } from '../../plugins/mdx/page-code/refuseCode';
import { parse } from './parse';

interface WrittenFile {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  /** `/about`; null for everything but a page with an address. */
  route: string | null;
  source: string;
}

/** A page, or a text that pages share, parsed. */
export interface Page extends WrittenFile {
  /** `page`: has an address. `shared`: text in `pages/_shared`. */
  kind: 'page' | 'shared';
  frontMatter: ParsedFrontMatter;
  /** Markdown and blocks with positions; null if the compiler cannot read the page. */
  tree: Root | null;
  /** Every node of the tree in order. */
  nodes: readonly Nodes[];
  /** The compiler's first error. */
  syntaxError: VFileMessage | null;
  /** What makes the page more than text (`plugins/mdx/page-code`). */
  codeErrors: readonly VFileMessage[];
}

/** A file with facts, or any other, of which only the name is checked. */
interface OtherFile extends WrittenFile {
  kind: 'facts' | 'other';
  route: null;
}

export type SourceFile = Page | OtherFile;

export const isPage = (file: SourceFile): file is Page => file.kind === 'page' || file.kind === 'shared';

/** Parses the text of a page. */
export function readPage(file: string, text: string): Page {
  const source = withoutByteOrderMark(text);
  const route = pageRoute(file.slice('pages/'.length));
  const { tree, syntaxError } = parse(source);
  const nodes: Nodes[] = [];
  if (tree) visit(tree, (node) => void nodes.push(node));
  const frontMatter = readFrontMatter(source);
  const codeErrors = tree ? pageCodeErrors(tree, source) : [];
  const kind = route === null ? 'shared' : 'page';
  return { file, kind, route, source, frontMatter, tree, nodes, syntaxError, codeErrors };
}

/** Reads a file by its path in the site's folder. */
export function readSourceFile(file: string, text: string): SourceFile {
  if (/^pages\/.*\.mdx$/.test(file)) return readPage(file, text);
  const kind = /^src\/facts\/[^/]+\.yaml$/.test(file) ? 'facts' : 'other';
  return { file, kind, route: null, source: withoutByteOrderMark(text) };
}

/**
 * Reads every page.
 * @param known pages from an earlier call; those with the same text are not parsed again
 */
export function readPages(directory: string, known: readonly Page[] = []): Page[] {
  const names = filesIn(path.join(directory, 'pages')).filter((name) => name.endsWith('.mdx'));
  return names.map((name) => {
    const file = `pages/${name}`;
    const text = readFileSync(path.join(directory, file), 'utf8');
    const before = known.find((page) => page.file === file);
    return before?.source === withoutByteOrderMark(text) ? before : readPage(file, text);
  });
}
