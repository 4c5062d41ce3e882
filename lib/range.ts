/** A part of a text, as offsets from its start; `end` is the offset after the last character. */
export interface Range {
  start: number;
  end: number;
}

export const START_OF_FILE: Range = { start: 0, end: 0 };

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

/** Returns the end of the line that contains a position: the position of its line break, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Returns the number of the line that contains a position, from 1. */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
