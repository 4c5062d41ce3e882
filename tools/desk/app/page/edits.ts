import { isolateHistory, undo } from '@codemirror/commands';
import type { ChangeSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { anyItemsIn, itemsIn, parentOf } from '../../../../src/blocks/contents';
import type { DeskBlock, OutlineElement, OutlineWords } from '../../protocol';
import { elementsAt, removal, settingChange, siblingsOf, swap } from '../editor/blockEdits';
import { importChanges } from '../editor/imports';
import { blockNames, insertion } from '../editor/insertion';
import { contentsOf, firstWordsChange, wordsChange } from '../editor/ownWords';
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

/** Inserts a block, and says where it is if a writer would not expect it. */
export function insert(page: PageContextValue, mdx: string, after?: After): void {
  const { view, outline, blocks, show, say } = page;
  const hero = outline.elements.find(({ name }) => name === 'Hero');
  if (hero && blockNames(mdx)[0] === 'Hero') {
    show(hero.range.start + 1, 'title');
    say('This page has its Hero already, which is its top. Its form is open now.');
    return;
  }
  const parts = blocks.flatMap((block) => block.parts);
  const { changes, cursor, field, sentence } = insertion(view.state, outline, parts, mdx, after);
  view.dispatch({ changes, userEvent: 'input.block', annotations: ALONE });
  show(cursor, field);
  say(sentence);
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

/** Says why a block cannot change places with the one above or below; null if it can. */
export function moveProblem({ outline }: PageContextValue, element: OutlineElement, by: -1 | 1): string | null {
  const { siblings, place } = siblingsOf(outline, outline.elements.indexOf(element));
  if (siblings[place] && siblings[place + by]) return null;
  if (element.name === 'Hero') return 'The Hero is always the top of a page.';
  if (siblings.length < 2) return 'There is no other block beside it.';
  return by < 0 ? 'It is the first one already.' : 'It is the last one already.';
}

export function move({ view, outline, show }: PageContextValue, element: OutlineElement, by: -1 | 1): void {
  const { siblings, place } = siblingsOf(outline, outline.elements.indexOf(element));
  const other = siblings[place + by];
  if (!other) return;
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

/** Makes the import lines fit the blocks on the page. */
export function tidyImports({ view, outline, blocks }: PageContextValue): void {
  const all = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  if (all.size === 0) return;
  const used = new Set(outline.elements.map(({ name }) => name));
  const changes = importChanges(view.state.doc, outline, used, all);
  if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.imports' });
}

/** Scrolls the text to a position. */
export function goTo(view: EditorView, from: number, to = from): void {
  const effects = EditorView.scrollIntoView(from, { y: 'center' });
  view.dispatch({ selection: { anchor: from, head: to }, effects });
}
