/** Pages as they are written, for the checks: read and parsed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { filesIn } from '../../lib/files';
import { pageRoute } from '../../lib/siteAddress';
import { withoutByteOrderMark } from '../../lib/text';
import { readFrontMatter, type WrittenFrontMatter } from '../../plugins/mdx/frontMatter';
import { pageCodeErrors } from '../../plugins/mdx/page-code/refuseCode';
import { textLimitError } from '../../plugins/mdx/textLimits';
import { parse } from './parse';

/** `page`: has an address. `shared`: text in `pages/_shared`. `facts`: the texts of a fact file. `other`: any other file, which is not read. */
export type FileKind = 'page' | 'shared' | 'facts' | 'other';

/** One file, read and parsed. */
export interface SourceFile {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  kind: FileKind;
  /** `/about`; null for shared text. */
  route: string | null;
  source: string;
  frontMatter: WrittenFrontMatter | null;
  /** Markdown and blocks with positions; null if the compiler cannot read the page. */
  tree: Root | null;
  /** Every node of the tree in order. */
  nodes: readonly Nodes[];
  /** The compiler's first error. */
  syntaxError: VFileMessage | null;
  /** What makes the page more than text (`plugins/mdx/page-code`). */
  codeErrors: readonly VFileMessage[];
}

/** What a file is, by its path in the site's folder. */
function kindOf(file: string): FileKind {
  if (/^src\/facts\/[^/]+\.yaml$/.test(file)) return 'facts';
  if (!/^pages\/.*\.mdx$/.test(file)) return 'other';
  return pageRoute(file.slice('pages/'.length)) === null ? 'shared' : 'page';
}

/** Parses the text of a file, unless it is no page or the build refuses to read it. */
export function readSourceFile(file: string, text: string): SourceFile {
  const source = withoutByteOrderMark(text);
  const kind = kindOf(file);
  const route = kind === 'page' ? pageRoute(file.slice('pages/'.length)) : null;
  const isRead = (route !== null || kind === 'shared') && textLimitError(source) === null;
  const { tree, syntaxError } = isRead ? parse(source) : { tree: null, syntaxError: null };
  const nodes: Nodes[] = [];
  if (tree) visit(tree, (node) => void nodes.push(node));
  const frontMatter = isRead ? readFrontMatter(source) : null;
  const codeErrors = tree ? pageCodeErrors(tree, source) : [];
  return { file, kind, route, source, frontMatter, tree, nodes, syntaxError, codeErrors };
}

/**
 * Reads every page.
 * @param known pages from an earlier call; those with the same text are not parsed again
 */
export function readPages(directory: string, known: readonly SourceFile[] = []): SourceFile[] {
  const names = filesIn(path.join(directory, 'pages')).filter((name) => name.endsWith('.mdx'));
  return names.map((name) => {
    const file = `pages/${name}`;
    const text = readFileSync(path.join(directory, file), 'utf8');
    const before = known.find((page) => page.file === file);
    return before?.source === withoutByteOrderMark(text) ? before : readSourceFile(file, text);
  });
}
