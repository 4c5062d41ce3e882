import type { EditorView, ViewUpdate } from '@codemirror/view';
import { useRef, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import { rangeIn } from './editor/findings';

/** The editor and its cursor. */
export function useCursor(file: string | null, onSelect: () => void) {
  const [editor, setEditor] = useState<EditorView | null>(null);
  /** The finding to which the text goes as soon as its file is open. */
  const wanted = useRef<Finding | null>(null);
  const [cursor, setCursor] = useState(0);

  function select(from: number, to = from, view = editor): void {
    view?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view?.focus();
    onSelect();
  }

  function goToWanted(view: EditorView): void {
    if (!wanted.current || wanted.current.file !== file) return;
    const { from, to } = rangeIn(view.state.doc, wanted.current);
    wanted.current = null;
    select(from, to, view);
  }

  return {
    editor,
    setEditor(view: EditorView): void {
      setEditor(view);
      goToWanted(view);
    },
    /** Goes to a finding, at once or when its file is open. */
    goToFinding(finding: Finding): void {
      wanted.current = finding;
      if (editor) goToWanted(editor);
    },
    cursor,
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
