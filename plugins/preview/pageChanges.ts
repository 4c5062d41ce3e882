import { pluralize } from '../../lib/text';
import { PREVIEW_DIRECTORY } from '../../src/config/paths';
import type { PreviewBuild } from '../buildMode';

export interface BarSettings extends PreviewBuild {
  /** Source files by route: `/about` → `pages/about.mdx`. */
  sources: Record<string, string>;
  /** The routes of drafts. */
  drafts: string[];
}

/** Files that only previews contain, relative to the built site. */
export const BAR_SCRIPT = `${PREVIEW_DIRECTORY}/bar.js`;
export const BAR_STYLES = `${PREVIEW_DIRECTORY}/bar.css`;
/** The list of changed pages (`PageChange[]`) that `npm run review` writes; `null` if no comparison was made. */
export const CHANGES_FILE = `${PREVIEW_DIRECTORY}/changes.json`;

/** A text that changed, without line breaks. `before` is empty for a new text, `after` for a removed one. */
export interface TextChange {
  /** Where it is: before, in or after the main content, or in the page's metadata. */
  part: 'header' | 'main' | 'footer' | 'title' | 'description';
  before: string;
  after: string;
}

export interface PageChange {
  route: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The old route of a moved page. */
  from?: string;
  /** Where the address of a removed page leads; null if nowhere. */
  redirect?: string | null;
  /** Empty for a new and for a removed page. */
  texts: TextChange[];
  /** Bytes of its HTML, if it is too heavy for the first round trip. */
  heavy?: number;
}

/** Whether a text is in the header or footer, which pages share. */
export const isInShell = ({ part }: TextChange) => part === 'header' || part === 'footer';

/**
 * Says what changed on a page: `2 texts, title`.
 * @returns an empty string if its own text is the same
 */
export function describeChange({ kind, from, redirect, texts, heavy }: PageChange): string {
  const count = texts.filter(({ part }) => part === 'main').length;
  const kinds = {
    changed: '',
    added: 'new page',
    moved: `moved from ${from}`,
    removed: redirect ? `removed, leads to ${redirect}` : 'removed, leads nowhere',
  };
  const metadata = texts.map(({ part }) => part).filter((part) => part === 'title' || part === 'description');
  const parts = [kinds[kind], count > 0 && pluralize(count, 'text'), ...metadata, heavy && `heavy: ${heavy} bytes`];
  return parts.filter(Boolean).join(', ');
}
