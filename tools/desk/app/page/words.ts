import type { Range } from '../../../../lib/message';
import type { OutlineElement } from '../../pageOutline';
import { type Edit, FACT, indentAt, indented, withWords } from '../../text';

/** The words between the tags of a block: Markdown, which a form shows without the indentation and the line breaks of the file. */

/** A line break within a paragraph stands for a space. */
const SOFT_BREAK = /(?<=\S)\n[ \t]*(?=\S)(?!(?:[-*+]|\d+\.)[ \t]|[>|#])/g;
/** A tag or an expression that is not escaped, or what would start one. */
const CODE = /(?<!\\)(?:\{[^{}]*\}|<[^<>]*>|[<{])/g;

export function shownWords(source: string, { start, end }: Range): string {
  const indent = new RegExp(`\\n[ \\t]{0,${indentAt(source, start).length}}`, 'g');
  return source.slice(start, end).replace(indent, '\n').replace(SOFT_BREAK, ' ');
}

/** Whether two texts differ only in escapes, and in spaces and line breaks within a paragraph or at the end. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .replace(/\\(?=[<{])/g, '')
      .replace(/[ \t]*\n(?!\s*\n)[ \t]*/g, ' ');
  return plain(one) === plain(other);
}

/** Escapes what would start a tag or code, apart from what was there before. */
function escaped(typed: string, before: string): string {
  const known: readonly string[] = before.match(CODE) ?? [];
  return typed
    .trim()
    .replace(CODE, (code) => (known.includes(code) || FACT.test(code) ? code : code.replace(/[<{]/g, '\\$&')))
    .replace(/[ \t]+\n/g, '\n');
}

/** Replaces the words that changed with what was typed; without any, their lines go. */
export function wordsEdit(source: string, { start, end }: Range, typed: string): Edit {
  const shown = shownWords(source, { start, end });
  const text = escaped(typed, shown);
  if (!text) return { start: source.slice(0, start).trimEnd().length, end, insert: '' };
  const indent = indentAt(source, start);
  const isInline = !source.slice(0, start).endsWith(`\n${indent}`);
  const breakLine = (spaces: string) =>
    isInline ? spaces.replace(/\s*\n\s*/g, ' ') : spaces.replace(/\n(?=[^\n]*$)/, `\n${indent}`);
  return { start, end, insert: withWords(source.slice(start, end), shown, text, breakLine) };
}

/** Adds the first words of a block, before the blocks in it. */
export function firstWordsEdit(source: string, element: OutlineElement, typed: string): Edit {
  const { tagEnd, contentEnd, name, range } = element;
  const indent = indentAt(source, range.start);
  const text = escaped(typed, '');
  const lines = `\n${indented(text, `${indent}  `)}`;
  if (contentEnd === null) {
    const start = source.slice(0, range.end - 2).trimEnd().length;
    return { start, end: range.end, insert: `>${lines}\n${indent}</${name}>` };
  }
  const content = source.slice(tagEnd, contentEnd);
  const end = content.trim() ? '\n' : content ? '' : `\n${indent}`;
  return { start: tagEnd, end: tagEnd, insert: text && lines + end };
}

/** Puts marks around the selected words of a field; null where none are selected. */
export function withMarks(field: HTMLTextAreaElement, before: string, after: string): string | null {
  const { value, selectionStart, selectionEnd } = field;
  const selected = value.slice(selectionStart, selectionEnd);
  const words = selected.trim();
  const from = selectionStart + selected.indexOf(words);
  return words ? `${value.slice(0, from)}${before}${words}${after}${value.slice(from + words.length)}` : null;
}
