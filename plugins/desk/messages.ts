/** What the desk and the page in its frame tell each other with `postMessage`, always within one origin. */

/** What the writer pointed at, as visitors read it. */
export interface PointedAt {
  text: string;
  /** How many elements before it have the same text. */
  index: number;
  /** The text of what is around it: a card, a price plan, a section. */
  around: string;
}

/** From the desk to the page, which scrolls to a text and marks it. */
export type ToPage = Pick<PointedAt, 'text' | 'index'>;

/** From the page to the desk. */
export type FromPage =
  /** The page shows its saved text. */
  | { desk: 'shown' }
  /** A block cannot be shown, and the page shows the last text that could. */
  | { desk: 'failed' }
  /** The writer clicked on something, or dropped files there. */
  | { desk: 'pointed'; place: PointedAt; files: File[] };

/** The address of the desk. */
export const DESK_PATH = '/__desk';

/** The name of the desk's frame, by which a page knows that it is in it. */
export const DESK_FRAME = 'desk';

/** Returns a text without the characters that only keep words together or let them break. */
export function readable(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
