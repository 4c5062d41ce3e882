import type { OutlineElement } from '../../pageOutline';
import type { DeskBlock } from '../../protocol';
import { edited } from '../../text';
import { settingEdit, swapped, withBlock, withItem, without } from './blockEdits';
import { neighborOf } from './blocks';
import type { PageContextValue } from './context';
import { withImports } from './imports';

/** What the forms of a page do to its text. */

/** Sets a setting; null removes it. */
export function set({ editing }: PageContextValue, element: OutlineElement, name: string, value: string | true | null) {
  editing.write(edited(editing.text, settingEdit(element, name, value)), 'typed');
}

/** Inserts a block, and opens its form. */
export function insert({ editing, outline, show, say }: PageContextValue, mdx: string): void {
  const hero = outline.find(({ name }) => name === 'Hero');
  if (hero && mdx.startsWith('<Hero')) {
    show(hero.range.start + 1);
    say('This page has its Hero already, which is its top. Its form is open now.');
    return;
  }
  const { text, cursor } = withBlock(editing.text, outline, editing.cursor, mdx);
  editing.write(text, 'step');
  show(cursor);
}

export function addItem(page: PageContextValue, element: OutlineElement, item: string, { example }: DeskBlock): void {
  const { text, cursor } = withItem(page.editing.text, page.outline, element, item, example);
  page.editing.write(text, 'step');
  page.show(cursor);
}

export function move({ editing, outline, show }: PageContextValue, element: OutlineElement, by: -1 | 1): void {
  const other = neighborOf(outline, element, by);
  if (!other) return;
  const lengthOf = ({ range }: OutlineElement) => range.end - range.start;
  const grown = by > 0 ? lengthOf(other) - lengthOf(element) : 0;
  editing.write(swapped(editing.text, element, other), 'step');
  show(other.range.start + grown + 1);
}

/** Removes a block, and offers to bring it back. */
export function remove({ editing, outline, show, say }: PageContextValue, element: OutlineElement): void {
  const parent = outline[element.parent];
  editing.write(without(editing.text, element), 'step');
  show(parent ? parent.range.start + 1 : 0);
  const bringBack = () => {
    editing.undo();
    say(null);
    show(element.range.start + 1);
  };
  say({ text: `The ${element.name} block is removed.`, actions: [{ label: 'Undo', run: bringBack }] });
}

/** Makes the import lines fit the blocks on the page. */
export function tidyImports({ editing, outline, blocks }: PageContextValue): void {
  const all = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const used = new Set(outline.map(({ name }) => name));
  const text = withImports(editing.text, used, all);
  if (text !== editing.text) editing.write(text, 'hidden');
}
