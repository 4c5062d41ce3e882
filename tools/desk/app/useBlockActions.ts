import type { EditorView } from '@codemirror/view';
import { firstSection } from '../../new-page/pageText';
import type { DeskBlock, PageOutline } from '../protocol';
import {
  elementsAt,
  indented,
  insertionAfter,
  placeForBlock,
  removal,
  settingChange,
  siblingsOf,
  swap,
} from './editor/blockEdits';
import { frontMatterChange } from './editor/frontMatterEdit';
import { importChange } from './editor/keepImports';

interface BlockActionsOptions {
  editor: EditorView | null;
  blocks: readonly DeskBlock[];
  outline: PageOutline | null;
  cursor: number;
}

function blockNames(mdx: string): string[] {
  return [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
}

/** Everything that forms and buttons do to the text. */
export function useBlockActions({ editor, blocks, outline, cursor }: BlockActionsOptions) {
  const all = new Set(blocks.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const index = outline
    ? elementsAt(outline, cursor).find((found) => all.has(outline.elements[found]?.name ?? ''))
    : undefined;
  const element = index === undefined ? null : (outline?.elements[index] ?? null);
  const { siblings, place } = outline && index !== undefined ? siblingsOf(outline, index) : { siblings: [], place: -1 };
  const block = blocks.find(({ parts }) => parts.some(({ name }) => name === element?.name)) ?? null;

  function insert(block: string, isForPage: boolean, line?: number, indent?: string): void {
    if (!editor) return;
    const { doc, selection } = editor.state;
    const where = placeForBlock(doc, outline, selection.main.head, isForPage);
    const isLoose = outline !== null && !isForPage && line === undefined && !where.isInBand;
    const mdx = isLoose ? `<Section title="${firstSection.title}">\n${indented(block, '  ')}\n</Section>` : block;
    const { change, cursor: start } = insertionAfter(doc, line ?? where.line, mdx, indent ?? where.indent);
    const used = new Set([...(outline?.elements.map(({ name }) => name) ?? []), ...blockNames(mdx)]);
    // Before the list of blocks has arrived, every import would look unused.
    const imports = outline && all.size > 0 && importChange(doc, outline, used, all);
    const changes = editor.state.changes([change, ...(imports ? [imports] : [])]);
    // Import lines are above, so they move the block by as much as they grow.
    const grown = changes.newLength - editor.state.changes(change).newLength;
    // A setting without a value is what the writer has to fill in.
    const empty = mdx.indexOf('=""');
    const anchor = start + grown + (empty >= 0 ? empty + 2 : isLoose ? mdx.indexOf('\n') + 3 : 0);
    editor.dispatch({ changes, selection: { anchor }, scrollIntoView: true, userEvent: 'input.block' });
    editor.focus();
  }

  return {
    element,
    block,
    siblings,
    place,
    insertBlock: (chosen: DeskBlock) => insert(chosen.example, chosen.display === 'band'),
    insertText: (mdx: string) => insert(mdx, false),
    set(name: string, value: string | true | null): void {
      if (editor && element) editor.dispatch({ changes: settingChange(element, name, value), userEvent: 'input.form' });
    },
    setFrontMatter(key: string, value: string | boolean | string[] | undefined): void {
      if (!editor) return;
      editor.dispatch({ changes: frontMatterChange(editor.state.doc, key, value), userEvent: 'input.form' });
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
      });
    },
    remove(): void {
      if (editor && element) editor.dispatch({ changes: removal(editor.state, element), userEvent: 'delete.block' });
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
      insert(plain, false, line, after ? indent : `${indent}  `);
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
