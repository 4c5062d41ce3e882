import type { Range } from '../../../../lib/message';
import { anyItemsIn, inlineBlocks, itemsIn, parentOf } from '../../../../src/blocks/structures';
import type { OutlineElement, PageOutline } from '../../pageOutline';
import type { DeskBlock } from '../../server/blocks';
import { shownWords } from './words';

/** Questions about the blocks of a page. */

/** Returns the elements around a position, the innermost first. */
export function elementsAt(outline: PageOutline, position: number): OutlineElement[] {
  const size = ({ range }: OutlineElement) => range.end - range.start;
  return outline
    .filter(({ range }) => range.start <= position && position <= range.end)
    .sort((one, other) => size(one) - size(other));
}

/** Returns the documentation of an element, which is a block or an item, and that of the block to which it belongs. */
export function partOf(blocks: readonly DeskBlock[], { name }: OutlineElement) {
  const block = blocks.find(({ parts }) => parts.some((part) => part.name === name));
  const part = block?.parts.find((own) => own.name === name);
  return block && part ? { block, part } : null;
}

/** A part of what is between the tags of a block: a block or words, or neither where there are no words yet. */
interface ContentPart {
  start: number;
  words?: Range;
  block?: OutlineElement;
}

/** Returns what is in a block in order, first the words where it may have some. */
export function contentsOf(outline: PageOutline, element: OutlineElement): ContentPart[] {
  const isInWords = ({ range }: OutlineElement) =>
    element.words.some(({ start, end }) => start <= range.start && range.end <= end);
  const index = outline.indexOf(element);
  const blocks = outline.filter((own) => own.parent === index && /^[A-Z]/.test(own.name) && !isInWords(own));
  const parts: ContentPart[] = [
    ...element.words.map((words) => ({ start: words.start, words })),
    ...blocks.map((block) => ({ start: block.range.start, block })),
  ].sort((one, other) => one.start - other.start);
  return itemsIn(element.name) || parts[0]?.words ? parts : [{ start: element.tagEnd }, ...parts];
}

/** Returns the blocks that are in a block. */
export function blocksIn(outline: PageOutline, element: OutlineElement): OutlineElement[] {
  return contentsOf(outline, element).flatMap(({ block }) => block ?? []);
}

/** Returns the items that can be added at a block: those in it, and others of its own kind. */
export function itemsToAdd({ name, contentEnd }: OutlineElement): string[] {
  const inside = contentEnd === null ? undefined : anyItemsIn(name)?.block;
  return [...(inside ? [inside] : []), ...(parentOf.has(name) ? [name] : [])];
}

/** The block above or below, with which a block can change places. */
export function neighborOf(outline: PageOutline, element: OutlineElement, by: -1 | 1): OutlineElement | null {
  const canMove = ({ name }: OutlineElement) => /^[A-Z]/.test(name) && name !== 'Hero' && !inlineBlocks.includes(name);
  const siblings = outline.filter((own) => own.parent === element.parent && canMove(own));
  const place = siblings.indexOf(element);
  return (place >= 0 && siblings[place + by]) || null;
}

const NAMES = ['title', 'name', 'value', 'label', 'author', 'alt', 'place'];

/** What a block is called among others: `Card: Plan`. */
export function nameOf(source: string, { name, settings, words }: OutlineElement): string {
  const title = NAMES.map((key) => settings.find((setting) => setting.name === key)?.value).find(Boolean);
  const own = title ?? (words[0] ? shownWords(source, words[0]) : '');
  return own ? `${name}: ${own.length > 50 ? `${own.slice(0, 49).trimEnd()} …` : own}` : name;
}
