import { bandContents, bands, itemsIn } from '../../../../src/blocks/structures';
import { firstSection } from '../../../pageText';
import { importRange } from '../../imports';
import type { OutlineElement, PageOutline } from '../../pageOutline';
import { type Edit, edited, indentAt, indented, writtenValue } from '../../text';
import { blocksIn, elementsAt } from './blocks';

/** Changes of a page's text that forms and buttons make. */

/** Sets, changes or removes a setting. */
export function settingEdit(element: OutlineElement, name: string, value: string | true | null): Edit {
  const written = element.settings.find((setting) => setting.name === name);
  const text = value === true ? name : `${name}=${writtenValue(value ?? '')}`;
  if (written && value === null) return { ...written.range, start: written.range.start - 1, insert: '' };
  if (written) return { ...written.range, insert: text };
  const end = element.settings.at(-1)?.range.end ?? element.range.start + 1 + element.name.length;
  return { start: end, end, insert: value === null ? '' : ` ${text}` };
}

/** Returns a page with straight quotation marks around all settings; those of word processors are part of no setting. */
export function withStraightQuotes(text: string): string {
  return text.replace(/(?<=<[A-Z][^<>]*\s\w+=)[“”„]([^“”„"<>]*)[“”]/g, '"$1"');
}

/** A text after a change, and the position of what is to be shown then. */
export interface Change {
  text: string;
  cursor: number;
}

/** Lets a block change places with another one; what is between them stays. */
export function swapped(text: string, { range: one }: OutlineElement, { range: other }: OutlineElement): Change {
  const [first, second] = [one, other].map(({ start, end }) => text.slice(start, end));
  const grown = one.start < other.start ? other.end - other.start - (one.end - one.start) : 0;
  return {
    text: edited(text, { ...one, insert: second ?? '' }, { ...other, insert: first ?? '' }),
    cursor: other.start + grown + 1,
  };
}

/** Removes an element with the blank space before it. */
export function without(text: string, { range }: OutlineElement): string {
  const before = text.slice(0, range.start);
  const isOwnLine = /\n[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(text.slice(range.end));
  return edited(text, { ...range, start: isOwnLine ? before.trimEnd().length : range.start, insert: '' });
}

/**
 * Inserts MDX on lines of its own at the end of a line, with a blank line on each side. The cursor is in the tag of the first new block
 * that is more than a list of items.
 */
function insertedAt(text: string, position: number, mdx: string, indent: string): Change {
  const isBehindTag = /<[A-Z][^<]*(?<!\/)>$/.test(text.slice(0, position));
  const [, next = ''] = /^[^\n]*\n([^\n]*)/.exec(text.slice(position)) ?? [];
  const before = isBehindTag ? '\n' : '\n\n';
  const after = next.trim() && !/^\s*<\//.test(next) ? '\n' : '';
  const lines = indented(mdx, indent);
  const own = [...lines.matchAll(/<([A-Z]\w*)/g)].find(([, name = '']) => !itemsIn(name));
  const cursor = position + before.length + (own?.index ?? indent.length) + 1;
  return { text: edited(text, { start: position, end: position, insert: before + lines + after }), cursor };
}

function accepts({ name }: OutlineElement, block: string): boolean {
  return bands.includes(name) && !bands.includes(block) && (bandContents[name]?.includes(block) ?? true);
}

/** Where the last line ends of what is in a block. */
function endOfContent(text: string, { contentEnd, range }: OutlineElement): number {
  return text.slice(0, contentEnd ?? range.end).trimEnd().length;
}

/**
 * Inserts a block: after what is at the cursor, or at the end of the last band that may contain it. One that needs a section gets
 * it.
 */
export function withBlock(text: string, outline: PageOutline, cursor: number, mdx: string): Change {
  const [, name = ''] = /<(\w+)/.exec(mdx) ?? [];
  const tops = outline.filter(({ parent, name: own }) => parent < 0 && /^[A-Z]/.test(own));
  const around = elementsAt(outline, cursor);
  const top = around.at(-1) ?? tops.findLast((own) => accepts(own, name)) ?? tops.at(-1);
  if (top && accepts(top, name)) {
    const inside = around.at(-2);
    return insertedAt(text, inside ? inside.range.end : endOfContent(text, top), mdx, '  ');
  }
  const isBand = bands.includes(name);
  const block = isBand ? mdx : `<Section title="${firstSection.title}">\n${indented(mdx, '  ')}\n</Section>`;
  const start = text.slice(0, importRange(text).end).trimEnd().length;
  return insertedAt(text, top && name !== 'Hero' ? top.range.end : start, block, '');
}

/** Inserts an item after this one, or after the last one of a block, like the first of the block's example. */
export function withItem(
  text: string,
  outline: PageOutline,
  element: OutlineElement,
  item: string,
  example: string,
): Change {
  const found = new RegExp(`^([ \\t]*)<${item}\\b[\\s\\S]*?(?:^\\1</${item}>|/>$|</${item}>$)`, 'm').exec(example);
  const [written = '', indent = ''] = found ?? [];
  const mdx = written.replaceAll(`\n${indent}`, '\n').trimStart();
  const last = element.name === item ? element : blocksIn(outline, element).findLast(({ name }) => name === item);
  const own = indentAt(text, (last ?? element).range.start);
  if (last) return insertedAt(text, last.range.end, mdx, own);
  return insertedAt(text, endOfContent(text, element), mdx, `${own}  `);
}
