import type { FrontMatter } from '../../src/seo/frontMatter';

/** What the desk and the page in its frame tell each other with `postMessage`, always within one origin. */

/** Null outlines nothing. */
export type OutlinedLines = { from: number; to: number } | null;

/** From the desk to the page. */
export type ToPage =
  /** Shows a text that may not be saved: the compiled MDX, from `tools/desk/server/compilePage.ts`. */
  | { desk: 'show'; version: number; code: string; frontMatter: FrontMatter | null }
  /** Outlines what these lines show and scrolls to it: what is new, to the upper part of the window. */
  | { desk: 'outline'; lines: OutlinedLines; isNew: boolean }
  | { desk: 'theme'; theme: 'light' | 'dark' };

/** From the page to the desk. */
export type FromPage =
  /** The page can show a text. */
  | { desk: 'ready'; route: string }
  /** A text was painted. */
  | { desk: 'shown'; version: number }
  /** A text could not be shown, and the page shows the last one that could. */
  | { desk: 'failed'; version: number; message: string }
  /** The writer clicked on something. */
  | { desk: 'clicked'; line: number; text: string }
  /** The writer dropped files on something. Its line is null outside the page's content. */
  | { desk: 'dropped'; files: File[]; line: number | null };

/** The address of the desk. */
export const DESK_PATH = '/__desk';

/** Returns the address at which the desk opens a file. */
export function deskAddress(file: string): string {
  return `${DESK_PATH}?file=${encodeURIComponent(file)}`;
}
