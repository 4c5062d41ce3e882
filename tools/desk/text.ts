import { diffArrays } from 'diff';
import { pageRoute } from '../../lib/liveDays';
import type { Range } from '../../lib/message';
import { codeWithFacts } from '../content-check/factCode';

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

/**
 * Returns a written text with other words. Whatever did not change stays as it is written, with its line breaks.
 * @param written the text in its file
 * @param shown the same text as it was shown, in which some line breaks are spaces
 * @param next the words that were typed
 * @param breakLine returns the spaces between two new words as they are to be written
 */
export function withWords(
  written: string,
  shown: string,
  next: string,
  breakLine = (spaces: string) => spaces,
): string {
  const [raw, before, after] = [written, shown, next].map((text) => text.split(/(\s+)/)) as [
    string[],
    string[],
    string[],
  ];
  const isSame = raw.length === before.length && raw.every((word, index) => !word.trim() || word === before[index]);
  if (!isSame) return after.map((word) => (word.trim() ? word : breakLine(word))).join('');
  let position = 0;
  return diffArrays(before, after)
    .flatMap(({ value, added, removed }) => {
      if (added) return value.map((word) => (word.trim() ? word : breakLine(word)));
      position += value.length;
      return removed ? [] : raw.slice(position - value.length, position);
    })
    .join('');
}

/** Returns the address of a page's file, and the file itself for one without an address. */
export function addressOf(file: string): string {
  return pageRoute(file.replace(/^pages\//, '')) ?? file;
}

/** A file that was changed, without its text. */
interface Change {
  before: string | null;
  after: string | null;
  movedFrom: string | null;
}

/** Says what became of a file, for the writer and for the reviewer: `moved from /about`. */
export function kindOfChange({ before, after, movedFrom }: Change): string {
  if (movedFrom) return `moved from ${addressOf(movedFrom)}`;
  return before === null ? 'new' : after === null ? 'deleted' : 'changed';
}

/** What a writer types to show a fact, such as `{company.brand}`; the content check says where there is none of that name. */
export const FACT = /^\{[A-Za-z]\w*(?:\.\w+)*\}$/;

/** Writes the text of a setting in quotation marks, or as code that shows the facts in it. */
export function writtenValue(text: string): string {
  const quoted = `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return FACT.test(text) ? text : (codeWithFacts(text) ?? quoted);
}
