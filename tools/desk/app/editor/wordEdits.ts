import type { EditorState, SelectionRange, Text, TransactionSpec } from '@codemirror/state';
import type { OutlineElement, PageOutline } from '../../protocol';
import { startOfContent } from './keepImports';

/** What the toolbar does to words. Each change touches only the signs that it must. */

const LINK = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*)\)/g;
const LIST_ITEM = /^(\s*)[-*] /;

/** A link to be made or changed. */
export interface LinkPlace {
  from: number;
  to: number;
  words: string;
  /** Empty for a new link. */
  address: string;
}

function isInTag(doc: Text, { name, range, tagEnd }: OutlineElement, position: number): boolean {
  const closing = `</${name}>`;
  const closesAt = range.end - closing.length;
  const isClosed = doc.sliceString(closesAt, range.end) === closing;
  return (range.start < position && position < tagEnd) || (isClosed && closesAt < position && position < range.end);
}

/** Says why words cannot be bold, a link or a list where the cursor is; null where they can. */
export function formatProblem({ doc, selection }: EditorState, outline: PageOutline | null): string | null {
  const { from, to } = selection.main;
  if (from < startOfContent(doc))
    return 'The lines at the top are the title and other details. Change them under Details.';
  const tag = outline?.elements.find((element) => isInTag(doc, element, from) || isInTag(doc, element, to));
  if (tag)
    return `This is a setting of the ${tag.name} block, which has plain words only. Put the cursor into a paragraph.`;
  if (/\n\s*\n/.test(doc.sliceString(from, to))) return 'Select words of one paragraph.';
  return null;
}

/** The selected words without the spaces around them, or the word at the cursor; null where there is none. */
function wordsAt(state: EditorState): { from: number; to: number } | null {
  const { main } = state.selection;
  const range: SelectionRange | null = main.empty ? state.wordAt(main.head) : main;
  if (!range) return null;
  const text = state.sliceDoc(range.from, range.to);
  const from = range.from + (text.length - text.trimStart().length);
  const to = range.to - (text.length - text.trimEnd().length);
  return to > from ? { from, to } : null;
}

/** Makes the selected words bold, or bold ones normal; null where there are no words. */
export function boldChange(state: EditorState): TransactionSpec | null {
  const words = wordsAt(state);
  if (!words) return null;
  let { from, to } = words;
  const text = state.sliceDoc(from, to);
  const isBoldInside = /^\*\*[^*]+\*\*$/.test(text);
  if (isBoldInside) [from, to] = [from + 2, to - 2];
  if (isBoldInside || (state.sliceDoc(from - 2, from) === '**' && state.sliceDoc(to, to + 2) === '**')) {
    const changes = [
      { from: from - 2, to: from },
      { from: to, to: to + 2 },
    ];
    return { changes, selection: { anchor: from - 2, head: to - 2 } };
  }
  const changes = [
    { from, insert: '**' },
    { from: to, insert: '**' },
  ];
  return { changes, selection: { anchor: from + 2, head: to + 2 } };
}

/** Returns the link at the cursor or, if there is none, the words that would become one. */
export function linkAt(state: EditorState): LinkPlace {
  const { from, to } = state.selection.main;
  for (const { 0: whole, 1: words = '', 2: address = '', index } of state.doc.toString().matchAll(LINK)) {
    if (index <= from && to <= index + whole.length) return { from: index, to: index + whole.length, words, address };
  }
  const range = wordsAt(state) ?? { from, to: from };
  return { ...range, words: state.sliceDoc(range.from, range.to), address: '' };
}

/** Writes a link; an empty address leaves only its words. Words that were on the page keep their signs. */
export function linkChange({ from, to, words: before }: LinkPlace, words: string, address: string): TransactionSpec {
  const text = words === before ? words : words.trim().replace(/[[\]<{*_`\\]/g, '\\$&');
  const target = address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const insert = target ? `[${text}](${target})` : text;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
}

/** The address that somebody means who writes `example.org` or `ann@example.org`; null if it is none. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim();
  if (/^(\/|#|https?:\/\/\S|mailto:\S|tel:\S)\S*$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text) ? `https://${text}` : null;
}

/** Makes a list of the selected lines, or an entry of the paragraph at the cursor, and back. */
export function listChange(state: EditorState): TransactionSpec {
  const { doc, selection } = state;
  const isText = (number: number) => number >= 1 && number <= doc.lines && /^\s*[^\s<]/.test(doc.line(number).text);
  const isItem = (number: number) => isText(number) && LIST_ITEM.test(doc.line(number).text);
  let first = doc.lineAt(selection.main.from).number;
  let last = doc.lineAt(selection.main.to).number;
  const hasLines = last > first;
  if (!hasLines) {
    while (!isItem(first) && isText(first - 1)) first -= 1;
    while (isText(last + 1) && !isItem(last + 1)) last += 1;
  }
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
  const starts = lines
    .filter(({ number }) => hasLines || number === first)
    .filter(({ text }) => text.trim() || !hasLines);
  if (isItem(first)) {
    const changes = lines.flatMap(({ from, text, number }) => {
      const indent = /^\s*/.exec(text)?.[0].length ?? 0;
      if (isItem(number)) return [{ from: from + indent, to: from + indent + 2 }];
      return !hasLines && indent >= 2 ? [{ from: from + indent - 2, to: from + indent }] : [];
    });
    return { changes };
  }
  const marked = new Set(starts.map(({ number }) => number));
  const before = isText(first - 1) && !isItem(first - 1) ? '\n' : '';
  const changes = lines.flatMap(({ from, text, number }) => {
    const at = from + (/^\s*/.exec(text)?.[0].length ?? 0);
    const blank = number === first && before ? [{ from, insert: before }] : [];
    if (marked.has(number)) return [...blank, { from: at, insert: '- ' }];
    return text.trim() ? [...blank, { from: at, insert: '  ' }] : blank;
  });
  const after = isText(last + 1) && !isItem(last + 1) ? [{ from: doc.line(last).to, insert: '\n' }] : [];
  return { changes: [...changes, ...after] };
}
