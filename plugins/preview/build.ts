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
  /** The routes of drafts. */
  drafts: string[];
}

/** Files that only previews contain, relative to the built site. */
export const BAR_SCRIPT = 'preview/bar.js';
export const BAR_STYLES = 'preview/bar.css';
/** The report of `npm run review`, which is a part of the preview. */
export const REPORT = '/__review/';
/** A `PreviewChanges`, written by `npm run review`; `null` if no comparison was made. */
export const CHANGES_FILE = '__review/changes.json';

/** What the preview's bar knows about a review: `/__review/changes.json`, written by `npm run review`. */
export interface PreviewChanges {
  /** Pages with changes that other pages do not have, the most important first. */
  pages: { route: string; isNew: boolean; sentence: string }[];
  /** How many changes several pages share. */
  shared: number;
  /** Texts that changed or are new, before, in or after the main content. `before` is empty for a new one. */
  marks: { route: string; text: string; before: string; part: 'header' | 'main' | 'footer' }[];
}
