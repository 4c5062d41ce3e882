/** What a preview build knows about itself. */
export interface PreviewBuild {
  /** Number of the pull request; null for a branch without one. */
  pullRequest: number | null;
  branch: string | null;
  /** Full commit id. */
  commit: string | null;
  /** Time of the commit, ISO 8601; null if unknown. */
  committedAt: string | null;
  /** Web address of the branch's repository, without a slash at the end; null if unknown. */
  repository: string | null;
}

export interface BarSettings extends PreviewBuild {
  /** Source files by route: `/about` → `pages/about.mdx`. */
  sources: Record<string, string>;
  /** By route, when the live site has the page; only pages that it does not always have. */
  liveDays: Record<string, string>;
}

/** Files that only previews contain, relative to the built site. */
export const BAR_SCRIPT = 'preview/bar.js';
export const BAR_STYLES = 'preview/bar.css';
/** A `PreviewChanges`, written by `npm run review -- --publish`; `null` if no comparison was made. */
export const CHANGES_FILE = 'review/changes.json';

/** Where the words of each page come from: a `PagePositions` for each page. */
export const POSITIONS_FOLDER = 'preview/positions';
/** The pages of the base that changed. `npm run review -- --publish` writes them. */
export const OLD_PAGES_FOLDER = 'review/before';

/** Returns the name of a page's file without extension: `/about`, `/index` for the home page. */
export function pageName(route: string): string {
  return route === '/' ? '/index' : route;
}

/** As many characters of a segment as distinguish it from others. */
const KEY_CHARACTERS = 80;

/** Returns what identifies a segment in `PagePositions`. */
export function positionKey({ text, name }: { text: string; name?: string }): string {
  return (text || name || '').slice(0, KEY_CHARACTERS);
}

/** Lines of a source, as they are written. */
export interface Position {
  /** Relative to the repository. */
  file: string;
  /** The number of the first line, from 1. */
  line: number;
  lines: string[];
}

/** The positions of a page's segments, by `positionKey`. */
export type PagePositions = Record<string, Position>;
