import type { OutlineElement } from '../../pageOutline';
import { withBlock, without } from './blockEdits';
import type { PageContextValue } from './context';

/** Inserts a block, and opens its form. */
export function insert({ editing, outline, show, change, say }: PageContextValue, mdx: string): void {
  const hero = outline.find(({ name }) => name === 'Hero');
  if (hero && mdx.startsWith('<Hero')) {
    show(hero.range.start + 1);
    say('This page has its Hero already, which is its top. Its form is open now.');
  } else change(withBlock(editing.text, outline, editing.cursor, mdx));
}

/** Removes a block, and offers to bring it back. */
export function remove({ editing, outline, show, change, say }: PageContextValue, element: OutlineElement): void {
  const parent = outline[element.parent];
  change({ text: without(editing.text, element), cursor: parent ? parent.range.start + 1 : 0 });
  const bringBack = () => {
    editing.undo();
    say(null);
    show(element.range.start + 1);
  };
  say({ text: `The ${element.name} block is removed.`, actions: [{ label: 'Undo', run: bringBack }] });
}
