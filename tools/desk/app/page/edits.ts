import { isolateHistory, undo } from '@codemirror/commands';
import { type ChangeSpec, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { anyItemsIn, itemsIn, parentOf } from '../../../../src/blocks/contents';
import type { DeskBlock, OutlineElement, OutlineWords } from '../../protocol';
import { elementsAt, removal, settingChange, siblingsOf, swap } from '../editor/blockEdits';
import { withImports } from '../editor/imports';
import { insertion } from '../editor/insertion';
import { contentsOf, firstWordsChange, wordsChange } from '../editor/ownWords';
import { replaceText } from '../editor/replaceText';
import type { PageContextValue } from './context';

/** What the forms of a page do to its text. */

/** A step of its own for undo: words that are typed next are another one. */
const ALONE = isolateHistory.of('full');

/** Returns the innermost block around a position; null outside of blocks. */
export function blockAt({ outline, blocks }: Pick<PageContextValue, 'outline' | 'blocks'>, position: number) {
  const names = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const around = elementsAt(outline, position).flatMap((index) => outline.elements[index] ?? []);
  return around.find(({ name }) => names.has(name)) ?? null;
}

/** Returns a block's documentation and that of the part of it, which is the block itself or its item. */
export function partOf(blocks: readonly DeskBlock[], { name }: OutlineElement) {
  const block = blocks.find(({ parts }) => parts.some((part) => part.name === name));
  const part = block?.parts.find((own) => own.name === name);
  return block && part ? { block, part } : null;
}

/** Returns the items of a block that contains nothing else. */
export function itemsOf({ outline }: PageContextValue, list: OutlineElement): OutlineElement[] {
  if (!itemsIn(list.name)) return [];
  return contentsOf(outline, list).flatMap((own) => ('block' in own ? own.block : []));
}

function type({ view }: PageContextValue, changes: ChangeSpec): void {
  view.dispatch({ changes, userEvent: 'input.type.form' });
}

/** Sets a setting; null removes it. */
export function set(page: PageContextValue, element: OutlineElement, name: string, value: string | true | null): void {
  type(page, settingChange(element, name, value));
}

/** Writes the words of a block; null stands for the first ones. */
export function write(page: PageContextValue, element: OutlineElement, words: OutlineWords | null, typed: string) {
  const { text } = page;
  type(page, words ? wordsChange(text, words, typed) : firstWordsChange(text, element, typed));
}

interface After {
  line: number;
  indent: string;
}

/** Inserts a block, and opens its form. */
export function insert(page: PageContextValue, mdx: string, after?: After): void {
  const { view, outline, blocks, show, say } = page;
  const hero = outline.elements.find(({ name }) => name === 'Hero');
  if (hero && mdx.startsWith('<Hero')) {
    show(hero.range.start + 1, 'title');
    say('This page has its Hero already, which is its top. Its form is open now.');
    return;
  }
  const parts = blocks.flatMap((block) => block.parts);
  const { changes, cursor, field } = insertion(view.state, outline, parts, mdx, after);
  view.dispatch({ changes, userEvent: 'input.block', annotations: ALONE });
  show(cursor, field);
}

/** Returns the items that can be added at a block: those in it, and others of its own kind. */
export function itemsToAdd({ name, contentEnd }: OutlineElement): string[] {
  const inside = contentEnd === null ? undefined : anyItemsIn(name)?.block;
  return [...(inside ? [inside] : []), ...(parentOf.has(name) ? [name] : [])];
}

/** Adds an item after this one, or after the last one of a block, like the first of the block's example. */
export function addItem(page: PageContextValue, element: OutlineElement, item: string, { example }: DeskBlock): void {
  const { outline, view } = page;
  const inside = contentsOf(outline, element).flatMap((own) => ('block' in own ? own.block : []));
  const after = element.name === item ? element : inside.findLast(({ name }) => name === item);
  const found = new RegExp(`^([ \\t]*)<${item}\\b[\\s\\S]*?(?:^\\1</${item}>|/>$|</${item}>$)`, 'm').exec(example);
  const [text = '', indent = ''] = found ?? [];
  const mdx = text.replaceAll(`\n${indent}`, '\n').trimStart();
  const indentOf = (line: number) => /^\s*/.exec(view.state.doc.line(line).text)?.[0] ?? '';
  if (after) insert(page, mdx, { line: after.endLine, indent: indentOf(after.line) });
  else insert(page, mdx, { line: view.state.doc.lineAt(element.tagEnd).number, indent: `${indentOf(element.line)}  ` });
}

/** The block above or below, with which a block can change places. */
export function neighbor(
  { outline }: PageContextValue,
  element: OutlineElement,
  by: -1 | 1,
): OutlineElement | undefined {
  const { siblings, place } = siblingsOf(outline, outline.elements.indexOf(element));
  return place < 0 ? undefined : siblings[place + by];
}

export function move(page: PageContextValue, element: OutlineElement, by: -1 | 1): void {
  const other = neighbor(page, element, by);
  if (!other) return;
  const { view, show } = page;
  const lengthOf = ({ range }: OutlineElement) => range.end - range.start;
  const grown = by > 0 ? lengthOf(other) - lengthOf(element) : 0;
  view.dispatch({ changes: swap(view.state, element, other), userEvent: 'move.block', annotations: ALONE });
  show(other.range.start + grown + 1, null);
}

/** Removes a block, and offers to bring it back. */
export function remove({ view, outline, show, say }: PageContextValue, element: OutlineElement): void {
  const changes = view.state.changes(removal(view.state, element));
  const parent = outline.elements[element.parent];
  view.dispatch({ changes, userEvent: 'delete.block', annotations: ALONE });
  show(parent ? parent.range.start + 1 : 0, null);
  const action = {
    label: 'Undo',
    run: () => {
      undo(view);
      say(null);
      show(element.range.start + 1, null);
    },
  };
  say({ text: `The ${element.name} block is removed.`, action });
}

/** Makes the import lines fit the blocks on the page. They follow the text, so undo never meets them. */
export function tidyImports({ view, text, outline, blocks }: PageContextValue): void {
  const all = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const used = new Set(outline.elements.map(({ name }) => name));
  const annotations = Transaction.addToHistory.of(false);
  if (all.size > 0) replaceText(view, withImports(text, used, all), { userEvent: 'input.imports', annotations });
}

/** Scrolls the text to a position. */
export function goTo(view: EditorView, from: number, to = from): void {
  const effects = EditorView.scrollIntoView(from, { y: 'center' });
  view.dispatch({ selection: { anchor: from, head: to }, effects });
}
