import type { SourceLines } from '../../../plugins/manifest/sourceLines';
import type { ManifestPage, PageManifest } from '../../../plugins/manifest/types';
import { type ChangedFiles, causesOf } from '../compare/causes';
import type { Comparison } from '../compare/pages';

/** What groups are made from. */
export interface GroupContext {
  comparison: Comparison;
  before: PageManifest;
  after: PageManifest;
  files: ChangedFiles;
  lines: SourceLines;
}

/** Returns the files of the layout, without those of header and footer. */
function layoutFiles({ before, after }: GroupContext): string[] {
  const isShell = (file: string) => file.startsWith('src/shell/') || file === 'src/site/navigation.yaml';
  return [...before.shared.layout, ...after.shared.layout].filter((file) => !isShell(file));
}

/** Returns the files that a page or a shared part is built from, before and after. */
export function sourcesOf(context: GroupContext, where: ManifestPage | 'header' | 'footer'): string[] {
  const { before, after } = context;
  if (typeof where === 'string') return [...after.shared[where], ...before.shared[where]];
  const old = before.pages.find(({ route }) => route === where.route);
  return [...new Set([...where.sources, ...(old?.sources ?? [])])];
}

/**
 * Returns the changed files that explain a change.
 * @param words the words and values that differ; empty if only the appearance does
 */
export function causesIn(context: GroupContext, sources: readonly string[], words: string): string[] {
  return causesOf(
    { words, isAppearance: words === '' },
    { sources, layout: layoutFiles(context), styles: context.after.shared.styles, images: [] },
    context.files,
  );
}

/**
 * Returns what files contain now, for the keys of changes whose sentence does not say all: a second change of the same files
 * may look different, and must be decided again.
 */
export function contentOf({ files }: GroupContext, names: readonly string[]): string[] {
  return names.map((name) => files.read(name).after);
}
