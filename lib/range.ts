/** A part of a text, as offsets from its start; `end` is the offset after the last character. */
export interface TextRange {
  start: number;
  end: number;
}

export const START_OF_FILE: TextRange = { start: 0, end: 0 };

/** Replaces a part of a text. */
export function replaced(text: string, { start, end }: TextRange, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

interface Positioned {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The range of a node of a page's tree. */
export function rangeOf(node: Positioned): TextRange {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
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
