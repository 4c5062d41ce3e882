/** A part of a text, as offsets from its start; `end` is the offset after the last character. */
export interface TextRange {
  start: number;
  end: number;
}

export const START_OF_FILE: TextRange = { start: 0, end: 0 };

/** Replaces a part of a text. */
export function replaceRange(text: string, { start, end }: TextRange, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** A part of a text: a range, a node of a page's tree, or a node of its code. */
export type TextPart = TextRange | { type: string };

interface Positioned extends Partial<TextRange> {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The range of a part. The parser adds offsets that ESTree's types lack (https://github.com/syntax-tree/estree-util-visit). */
export function rangeOf(part: TextPart): TextRange {
  const { position, start = 0, end = 0 } = part as Positioned;
  // The `start` of a list is its first number, not an offset.
  return position ? { start: position.start.offset ?? 0, end: position.end.offset ?? 0 } : { start, end };
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
