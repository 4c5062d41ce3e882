import { isolateHistory, redo, undo } from '@codemirror/commands';
import type { ChangeSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useRef } from 'react';
import { itemsIn } from '../../../src/blocks/contents';
import type { DeskBlock, OutlineElement, OutlineWords, PageOutline } from '../protocol';
import { elementsAt, removal, settingChange, siblingsOf, swap } from './editor/blockEdits';
import { frontMatterChange } from './editor/frontMatterEdit';
import { blockNames, firstField, insertion } from './editor/insertion';
import { importChange } from './editor/keepImports';
import { contentsOf, firstWordsChange, selectionIn, wordsChange } from './editor/ownWords';

/** What undo takes back alone: words that are typed next are a step of their own. */
const ALONE = isolateHistory.of('full');

interface BlockActionsOptions {
  editor: EditorView | null;
  blocks: readonly DeskBlock[];
  outline: PageOutline | null;
  cursor: number;
  /** Shows the form of the block at the cursor, with the focus in one of its fields or, for null, at its start. */
  onForm: (field: string | null) => void;
}

/** Everything that forms and buttons do to the text. */
export function useBlockActions({ editor, blocks, outline, cursor, onForm }: BlockActionsOptions) {
  const parts = blocks.flatMap((block) => block.parts);
  const all = new Set(parts.map(({ name }) => name));
  const index = outline
    ? elementsAt(outline, cursor).find((found) => all.has(outline.elements[found]?.name ?? ''))
    : undefined;
  const element = index === undefined ? null : (outline?.elements[index] ?? null);
  const { siblings, place } = outline && index !== undefined ? siblingsOf(outline, index) : { siblings: [], place: -1 };
  const block = blocks.find(({ parts }) => parts.some(({ name }) => name === element?.name)) ?? null;

  /** What is selected in a field of words, in the page's text; null while no such field has the focus. */
  const selectedInForm = useRef<{ anchor: number; head: number } | null>(null);

  /** Goes to a block and its form. */
  function show(position: number, field: string | null, changes: ChangeSpec = []): void {
    if (!editor) return;
    const margin = editor.scrollDOM.clientHeight / 5;
    editor.dispatch({
      ...{ changes, selection: { anchor: position }, userEvent: 'input.block', annotations: ALONE },
      effects: EditorView.scrollIntoView(position, { y: 'start', yMargin: margin }),
    });
    onForm(field);
  }

  /** Returns what the writer should know of its place. */
  function insert(block: string, after?: { line: number; indent: string }): string | null {
    if (!editor) return null;
    const hero = outline?.elements.find((element) => element.name === 'Hero');
    if (hero && blockNames(block)[0] === 'Hero') {
      show(hero.range.start + 1, 'title');
      return 'This page has its Hero already, which is its top. Its form is open now.';
    }
    const { changes, cursor: start, field, sentence } = insertion(editor.state, outline, parts, block, after);
    show(start, field, changes);
    return sentence;
  }

  return {
    element,
    block,
    siblings,
    place,
    /** What is in the block at the cursor or, where there is none, on the page. */
    contents: outline ? contentsOf(outline, element) : [],
    /** The items of a block that contains nothing else. */
    itemsOf: (list: OutlineElement) =>
      outline && itemsIn(list.name)
        ? contentsOf(outline, list).flatMap((own) => ('block' in own ? own.block : []))
        : [],
    parent: element ? (outline?.elements[element.parent] ?? null) : null,
    source: editor?.state.doc.toString() ?? '',
    /** Opens the form of a block; null opens the list of those on the page. */
    open(target: OutlineElement | null): void {
      const part = parts.find(({ name }) => name === target?.name);
      show(target ? target.range.start + 1 : 0, target && part ? firstField(target, part) : null);
    },
    write(words: OutlineWords | null, typed: string): void {
      if (!editor || !element) return;
      const source = editor.state.doc.toString();
      const changes = words ? wordsChange(source, words, typed) : firstWordsChange(source, element, typed);
      editor.dispatch({ changes, userEvent: 'input.type.form' });
    },
    selectedInForm,
    /** @param selected the start and end in a field of words; null when it loses the focus */
    selectWords(words: OutlineWords | null, selected: [start: number, end: number] | null): void {
      selectedInForm.current =
        editor && words && selected ? selectionIn(editor.state.doc.toString(), words, ...selected) : null;
    },
    undo(isAgain: boolean): void {
      if (!editor) return;
      (isAgain ? redo : undo)(editor);
      // The form of a block that is gone had the focus.
      setTimeout(() => document.activeElement === document.body && editor.focus());
    },
    insert,
    set(name: string, value: string | true | null): void {
      if (editor && element)
        editor.dispatch({ changes: settingChange(element, name, value), userEvent: 'input.type.form' });
    },
    setFrontMatter(key: string, value: string | boolean | string[] | undefined): void {
      if (!editor) return;
      editor.dispatch({ changes: frontMatterChange(editor.state.doc, key, value), userEvent: 'input.type.form' });
    },
    move(by: -1 | 1): void {
      const other = siblings[place + by];
      if (!editor || !element || !other) return;
      const changes = swap(editor.state, element, other);
      // The cursor stays in the element that moved.
      const grown = by > 0 ? other.range.end - other.range.start - (element.range.end - element.range.start) : 0;
      editor.dispatch({
        changes,
        selection: { anchor: other.range.start + grown + 1 },
        scrollIntoView: true,
        userEvent: 'move.block',
        annotations: ALONE,
      });
    },
    /** The block beside it is the next one to change. */
    remove(): void {
      if (!editor || !element) return;
      const changes = editor.state.changes(removal(editor.state, element));
      const beside = siblings[place + 1] ?? siblings[place - 1];
      const anchor = changes.mapPos((beside ?? element).range.start) + (beside ? 1 : 0);
      editor.dispatch({ changes, selection: { anchor }, userEvent: 'delete.block', annotations: ALONE });
    },
    /** Adds an item after the one at the cursor, or after the last one, like the example's first. */
    addItem(name: string): void {
      if (!editor || !element || !block || !outline) return;
      const items = outline.elements.filter((candidate) => {
        const parent = outline.elements[candidate.parent];
        return candidate.name === name && (parent === element || parent === outline.elements[element.parent]);
      });
      const after = element.name === name ? element : items.at(-1);
      const example = new RegExp(`^([ \\t]*)<${name}\\b[\\s\\S]*?(?:^\\1</${name}>|/>$|</${name}>$)`, 'm').exec(
        block.example,
      );
      const [text = '', exampleIndent = ''] = example ?? [];
      const plain = text
        .split('\n')
        .map((line) => line.replace(exampleIndent, ''))
        .join('\n');
      const line = after ? after.endLine : element.line;
      const indent = /^\s*/.exec(editor.state.doc.line(after ? after.line : element.line).text)?.[0] ?? '';
      insert(plain, { line, indent: after ? indent : `${indent}  ` });
    },
    /** Makes the import lines fit the blocks on the page. */
    keepImports(): void {
      if (!editor || !outline || all.size === 0) return;
      const used = new Set(outline.elements.map(({ name }) => name));
      const changes = importChange(editor.state.doc, outline, used, all);
      if (changes) editor.dispatch({ changes, userEvent: 'input.imports' });
    },
  };
}
