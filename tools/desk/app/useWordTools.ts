import type { EditorView } from '@codemirror/view';
import { type RefObject, useRef, useState } from 'react';
import type { PageOutline } from '../protocol';
import { boldChange, formatProblem, type LinkPlace, linkAt, linkChange, listChange } from './editor/wordEdits';

export type WordTool = 'bold' | 'link' | 'list';

interface WordToolsOptions {
  editor: EditorView | null;
  outline: PageOutline | null;
  /** What is selected in a field of a form; null where the words are selected in the text. */
  selectedInForm: RefObject<{ anchor: number; head: number } | null>;
  onMessage: (message: string | null) => void;
}

/** The toolbar for words. A link is asked for in a dialog (`link`); bold words and lists are made at once. */
export function useWordTools({ editor, outline, selectedInForm, onMessage }: WordToolsOptions) {
  const [link, setLink] = useState<LinkPlace | null>(null);
  const isInForm = useRef(false);

  /** The focus stays in a form. */
  function focusText(): void {
    if (!isInForm.current) editor?.focus();
  }

  function apply(spec: ReturnType<typeof boldChange>): void {
    if (!editor || !spec) return;
    editor.dispatch({ ...spec, scrollIntoView: true, userEvent: 'input.words' });
    focusText();
  }

  return {
    link,
    use(tool: WordTool): void {
      if (!editor) return;
      isInForm.current = selectedInForm.current !== null;
      if (selectedInForm.current) editor.dispatch({ selection: selectedInForm.current });
      const problem = formatProblem(editor.state, outline);
      const bold = problem === null && tool === 'bold' ? boldChange(editor.state) : null;
      const isMissing = problem === null && tool === 'bold' && !bold;
      onMessage(isMissing ? 'Select the words that should be bold.' : problem);
      if (problem !== null || isMissing) focusText();
      else if (tool === 'link') setLink(linkAt(editor.state));
      else apply(tool === 'bold' ? bold : listChange(editor.state));
    },
    closeLink: () => setLink(null),
    /** An empty address leaves only the words. */
    writeLink: (place: LinkPlace, words: string, address: string) => apply(linkChange(place, words, address)),
  };
}
