import { diffArrays } from 'diff';

const LINE_BREAK = /\r\n|\r|\n/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a file's text as editors see it: without a byte order mark, with `\n` at the end of each line. */
export function editorText(text: string): string {
  return text.replace(BYTE_ORDER_MARK, '').split(LINE_BREAK).join('\n');
}

interface Lines {
  lines: string[];
  /** The line break after each line but the last. */
  breaks: string[];
}

function linesOf(text: string): Lines {
  return { lines: text.split(LINE_BREAK), breaks: text.match(new RegExp(LINE_BREAK, 'g')) ?? [] };
}

function mostFrequent(breaks: readonly string[]): string {
  const count = (wanted: string) => breaks.filter((found) => found === wanted).length;
  return ['\n', '\r\n', '\r'].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

/**
 * Returns an edited text as it belongs in the file: lines keep their line breaks, new lines get the most frequent
 * one, and a byte order mark stays.
 * @param original the file's text
 * @param edited the text from the editor
 */
export function fileText(original: string, edited: string): string {
  const mark = original.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const { lines, breaks } = linesOf(original.slice(mark.length));
  const usual = mostFrequent(breaks);
  const editedLines = edited.split('\n');
  if (breaks.every((lineBreak) => lineBreak === usual)) return mark + editedLines.join(usual);

  const editedBreaks: string[] = [];
  let at = 0;
  /** The breaks of removed lines, which the lines in their place get. */
  let free: string[] = [];
  for (const { value, added, removed } of diffArrays(lines, editedLines)) {
    const own = added ? free : breaks.slice(at, at + value.length);
    if (!added) at += value.length;
    free = removed ? own : [];
    if (!removed) editedBreaks.push(...value.map((_, index) => own[index] ?? usual));
  }
  return mark + editedLines.map((line, index) => (index === 0 ? line : editedBreaks[index - 1] + line)).join('');
}
