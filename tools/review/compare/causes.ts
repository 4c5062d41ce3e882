import { differingWords, wordsOf } from './similarity';

/** What is known about the files of both states. */
export interface ChangedFiles {
  /** Relative paths of every file that differs. */
  paths: readonly string[];
  /** A file's text before and after; empty where it is not there. */
  read: (path: string) => { before: string; after: string };
}

export interface PossibleCauses {
  /** Files of the page, before and after. */
  sources: readonly string[];
  /** Files of what surrounds every page. */
  layout: readonly string[];
  /** Global styles. */
  styles: readonly string[];
  /** Pictures that differ, as files. */
  pictures: readonly string[];
}

export interface Effect {
  /** Words and values that differ on the page, joined; empty when it only looks different. */
  words: string;
  isAppearance: boolean;
}

const isStyle = (file: string) => file.endsWith('.css');
/** Files and folders that every page is built by: the cause of a change that no file of the page explains. */
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
/** Exceptions: nothing in these folders changes a page. */
export const CHANGES_NO_PAGE = ['plugins/manifest/', 'plugins/mailbox/'];

const isBelow = (file: string, folders: readonly string[]) => folders.some((folder) => file.startsWith(folder));
const buildsEveryPage = (file: string) => isBelow(file, BUILDS_EVERY_PAGE) && !isBelow(file, CHANGES_NO_PAGE);

/** Of files that could explain words, those that differ in at least one of these words; all when none does. */
function withEvidence(files: string[], words: string, read: ChangedFiles['read']): string[] {
  const changed = new Set(wordsOf(words));
  const convincing = files.filter((file) => {
    const { before, after } = read(file);
    return [...differingWords(before, after)].some((word) => changed.has(word));
  });
  return convincing.length > 0 ? convincing : files;
}

/**
 * The changed files that a page's change comes from: files that the page is made of, else what surrounds all pages, else
 * what builds them. Words are explained by files in which one of them changed, looks by styles and pictures.
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
      [...styles, ...among(possible.pictures)],
      code(possible.sources),
      code(possible.layout),
      paths.filter(buildsEveryPage),
    ];
    for (const file of tiers.find((files) => files.length > 0) ?? []) causes.add(file);
  }
  return [...causes].sort();
}
