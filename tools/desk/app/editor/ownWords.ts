import type { ChangeSpec } from '@codemirror/state';
import { itemsIn } from '../../../../src/blocks/contents';
import { commonEnds } from '../../commonEnds';
import type { OutlineElement, OutlineWords, PageOutline } from '../../protocol';

/** The words between the tags of a block, which its form shows without their indentation and escapes. */

interface ShownWords {
  text: string;
  /** Where each character starts in the page's text and, last, where the words end. */
  offsets: number[];
}

/** Returns words as a form shows them: a line break that stands for a space is a space. */
export function shownWords(source: string, { range, softBreaks }: OutlineWords): ShownWords {
  const indent = indentOf(source, range.start);
  const offsets: number[] = [];
  let text = '';
  for (let at = range.start; at < range.end; at += 1) {
    const character = source[at] ?? '';
    const isSoft = softBreaks.includes(at);
    offsets.push(at);
    if (character === '\n') {
      const spaces = /^[ \t]*/.exec(source.slice(at + 1, range.end))?.[0].length ?? 0;
      at += isSoft ? spaces : Math.min(spaces, indent.length);
    }
    const isEscape = character === '\\' && /[<{]/.test(source[at + 1] ?? '');
    if (isEscape) at += 1;
    text += isSoft ? ' ' : isEscape ? source[at] : character;
  }
  return { text, offsets: [...offsets, range.end] };
}

/** Whether words are on the line of the tag before them. */
export function isInline(source: string, { range }: Pick<OutlineWords, 'range'>): boolean {
  return lineStart(source, range.start).trim() !== '';
}

function lineStart(source: string, position: number): string {
  return source.slice(source.lastIndexOf('\n', position - 1) + 1, position);
}

function indentOf(source: string, position: number): string {
  return /^[ \t]*/.exec(lineStart(source, position))?.[0] ?? '';
}

/** Whether two texts differ only in spaces and line breaks within a paragraph, or at the end. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().replace(/[ \t]*\n(?!\s*\n)[ \t]*/g, ' ');
  return plain(one) === plain(other);
}

/** Escapes what would start a tag or code, and indents what follows a line break. `after` is the character that comes next. */
function written(words: string, indent: string, after: string): string {
  return words
    .replace(/(?<!\\)[<{]/g, '\\$&')
    .replace(/\n/g, (_, at: number, all: string) => ((all[at + 1] ?? after) === '\n' ? '\n' : `\n${indent}`));
}

/** Changes words and nothing around them; what was not typed keeps its bytes. */
export function wordsChange(source: string, words: OutlineWords, typed: string): ChangeSpec {
  const { text, offsets } = shownWords(source, words);
  const wanted = isInline(source, words) ? typed.trim().replace(/\s*\n\s*/g, ' ') : typed.trim();
  if (!wanted) return { from: source.slice(0, words.range.start).trimEnd().length, to: words.range.end };
  const { start, end } = commonEnds(text, wanted);
  const insert = written(
    wanted.slice(start, wanted.length - end),
    indentOf(source, words.range.start),
    wanted[wanted.length - end] ?? '',
  );
  return { from: offsets[start] ?? words.range.end, to: offsets[text.length - end] ?? words.range.end, insert };
}

/** Adds the first words of an element, before the blocks in it. */
export function firstWordsChange(source: string, element: OutlineElement, typed: string): ChangeSpec {
  const wanted = typed.trim();
  const { tagEnd, contentEnd, name, range } = element;
  if (!wanted) return [];
  const base = indentOf(source, range.start);
  const indent = `${base}  `;
  const words = `\n${indent}${written(wanted, indent, '')}`;
  if (contentEnd === null) {
    const close = source.slice(0, range.end - 2).trimEnd().length;
    return { from: close, to: range.end, insert: `>${words}\n${base}</${name}>` };
  }
  const content = source.slice(tagEnd, contentEnd);
  if (content === '') return { from: tagEnd, insert: written(wanted.replace(/\s*\n\s*/g, ' '), '', '') };
  const space = /^\s*/.exec(content)?.[0] ?? '';
  const wantedBreaks = space === content ? 1 : 2;
  const missing = Math.max(wantedBreaks - (space.split('\n').length - 1), 0);
  return { from: tagEnd, insert: words + '\n'.repeat(missing) };
}

/** A part of what is between the tags of a block: words, which are null where there are none yet, or a block. */
export type ContentPart = { words: OutlineWords | null } | { block: OutlineElement };

/** Returns what is in a block in order, first the words where it may have some; for null, the blocks on the page itself. */
export function contentsOf({ elements }: PageOutline, element: OutlineElement | null): ContentPart[] {
  const index = element ? elements.indexOf(element) : -1;
  const words = element?.words ?? [];
  const isInWords = ({ range }: OutlineElement) =>
    words.some((own) => own.range.start <= range.start && range.end <= own.range.end);
  const blocks = elements.filter((other) => other.parent === index && /^[A-Z]/.test(other.name) && !isInWords(other));
  const start = (part: ContentPart) => ('block' in part ? part.block.range.start : (part.words?.range.start ?? 0));
  const parts: ContentPart[] = [...words.map((own) => ({ words: own })), ...blocks.map((block) => ({ block }))];
  parts.sort((one, other) => start(one) - start(other));
  const [first] = parts;
  const isForItems = !element || itemsIn(element.name) !== undefined;
  return isForItems || (first && 'words' in first) ? parts : [{ words: null }, ...parts];
}

const NAMES = ['title', 'name', 'value', 'label', 'author', 'alt', 'place'];

/** What a block is called among others: `Card: Plan`. */
export function nameOf(source: string, element: OutlineElement): string {
  const { name, settings, words } = element;
  const title = NAMES.map((key) => settings.find((setting) => setting.name === key)?.value).find(Boolean);
  const own = title ?? (words[0] ? shownWords(source, words[0]).text : '');
  return own ? `${name}: ${own.length > 50 ? `${own.slice(0, 49).trimEnd()} …` : own}` : name;
}
