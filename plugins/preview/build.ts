/** What a preview build knows about itself. */
export interface PreviewBuild {
  /** Number of the pull request; null for a branch without one. */
  pullRequest: number | null;
  branch: string | null;
  /** Full commit id. */
  commit: string | null;
  /** When the commit was made, ISO 8601; null where the build cannot know. */
  committedAt: string | null;
  /** Web address of the repository that holds the branch, without a slash at the end; null where it is not known. */
  repository: string | null;
}

/** What the bar is given: the build, and the source file of every route (`/about` → `pages/about.mdx`). */
export interface BarSettings extends PreviewBuild {
  sources: Record<string, string>;
}

/** Files of a preview, relative to the site. Nothing of this is in a production build. */
export const BAR_SCRIPT = 'preview/bar.js';
export const BAR_STYLES = 'preview/bar.css';
/** What changed: a `PreviewChanges`, as `npm run review` publishes it; `null` where no comparison was made. */
export const CHANGES_FILE = 'review/changes.json';
