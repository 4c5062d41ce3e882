import type { Range } from '../content-check/range';

/** A change of a text: what replaces the characters in a range. */
export interface Edit extends Range {
  insert: string;
}

/** Makes changes that do not overlap. Their positions are those of the text before. */
export function edited(text: string, ...edits: readonly Edit[]): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start);
  return lastFirst.reduce((sum, { start, end, insert }) => sum.slice(0, start) + insert + sum.slice(end), text);
}

/** Returns where a position of a text is after the text became another one. */
export function movedPosition(before: string, after: string, position: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (position <= start) return position;
  const isBehind = position >= before.length - end;
  return isBehind ? position + after.length - before.length : Math.min(position, after.length - end);
}

/** Returns the spaces at the start of the line of a position. */
export function indentAt(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0] ?? '';
}

/** Indents every line that is not blank. */
export function indented(text: string, indent: string): string {
  return text.replace(/^(?=.*\S)/gm, indent);
}
