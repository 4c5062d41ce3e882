import type { EditorView, ViewUpdate } from '@codemirror/view';
import { useState } from 'react';

/** The editor and its cursor. */
export function useCursor(onSelect: () => void) {
  const [editor, setEditor] = useState<EditorView | null>(null);
  const [cursor, setCursor] = useState(0);

  function select(from: number, to = from): void {
    editor?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    editor?.focus();
    onSelect();
  }

  return {
    editor,
    setEditor,
    cursor,
    line: editor ? editor.state.doc.lineAt(Math.min(cursor, editor.state.doc.length)).number : 1,
    select,
    follow(update: ViewUpdate): void {
      if (update.docChanged || update.selectionSet) setCursor(update.state.selection.main.head);
    },
    /** Goes to the words on a line or, if they are not there, to its start. */
    goTo(line: number, words: string): void {
      if (!editor) return;
      const { doc } = editor.state;
      const start = doc.line(Math.min(line, doc.lines)).from;
      const first = words.split(/\s+/).slice(0, 4).join(' ');
      const found = first ? doc.sliceString(start).indexOf(first) : -1;
      select(found >= 0 ? start + found : start);
    },
  };
}
