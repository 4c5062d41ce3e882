import { differingWords, wordsOf } from './similarity';

export interface ChangedFiles {
  /** Relative paths of all files that differ. */
  paths: readonly string[];
  /** Returns a file's text before and after; empty if the file does not exist. */
  read: (path: string) => { before: string; after: string };
}

export interface PossibleCauses {
  /** Files that the page imports, before and after. */
  sources: readonly string[];
  /** Files of the layout that all pages share. */
  layout: readonly string[];
  /** Global styles. */
  styles: readonly string[];
  /** Image files that differ. */
  images: readonly string[];
}

export interface Effect {
  /** Words and values that differ on the page; empty if only its appearance differs. */
  words: string;
  isAppearance: boolean;
}

const isStyle = (file: string) => file.endsWith('.css');
/** Files and folders that take part in building every page: the cause of a change that no file of the page explains. */
export const BUILDS_EVERY_PAGE = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'plugins/',
  'lib/',
  'src/theme/',
  'src/layouts/',
  'src/seo/',
  'src/boot/',
];
/** Exceptions: code in these folders changes no page. */
export const CHANGES_NO_PAGE = ['plugins/manifest/', 'plugins/mailbox/'];

const isBelow = (file: string, folders: readonly string[]) => folders.some((folder) => file.startsWith(folder));
const buildsEveryPage = (file: string) => isBelow(file, BUILDS_EVERY_PAGE) && !isBelow(file, CHANGES_NO_PAGE);

/** Returns the files in which at least one of the words changed; all files if there is no such file. */
function withEvidence(files: string[], words: string, read: ChangedFiles['read']): string[] {
  const changed = new Set(wordsOf(words));
  const matching = files.filter((file) => {
    const { before, after } = read(file);
    return [...differingWords(before, after)].some((word) => changed.has(word));
  });
  return matching.length > 0 ? matching : files;
}

/**
 * Returns the changed files that caused a change: files that the page imports, else the layout, else what builds every
 * page. For words it prefers files in which one of them changed; for appearance, styles and images.
 */
export function causesOf(effect: Effect, possible: PossibleCauses, { paths, read }: ChangedFiles): string[] {
  const changed = new Set(paths);
  const among = (files: readonly string[]) => [...new Set(files)].filter((file) => changed.has(file));
  const causes = new Set<string>();

  const code = (files: readonly string[]) => among(files).filter((file) => !isStyle(file));
  if (effect.words) {
    const tiers = [code(possible.sources), code(possible.layout), paths.filter(buildsEveryPage)];
    for (const file of withEvidence(tiers.find((files) => files.length > 0) ?? [], effect.words, read))
      causes.add(file);
  }
  if (effect.isAppearance) {
    const styles = among([...possible.sources, ...possible.styles, ...possible.layout]).filter(isStyle);
    const tiers = [
      [...styles, ...among(possible.images)],
      code(possible.sources),
      code(possible.layout),
      paths.filter(buildsEveryPage),
    ];
    for (const file of tiers.find((files) => files.length > 0) ?? []) causes.add(file);
  }
  return [...causes].sort();
}
