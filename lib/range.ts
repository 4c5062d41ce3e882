import type { VFileMessage } from 'vfile-message';

/** A part of a text, in characters from its start; the end is the position after the last one. */
export interface Range {
  start: number;
  end: number;
}

/** The range that a message marks; for a message about a whole file its start. */
export function rangeOfMessage({ place }: Pick<VFileMessage, 'place'>): Range {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

/** Replaces a part of a text. */
export function replaced(text: string, { start, end }: Range, insert: string): string {
  return text.slice(0, start) + insert + text.slice(end);
}
