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

interface Positioned {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The range of a node of a page's tree. */
export function rangeOf(node: Positioned): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** Replaces a part of a text with spaces, so that every other position stays the same. */
export function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
