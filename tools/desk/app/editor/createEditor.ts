import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, type ViewUpdate } from '@codemirror/view';
import { importLines } from './importLines';
import { factsLanguage, mdxLanguage } from './language';
import { theme } from './theme';

export interface EditorEvents {
  onUpdate: (update: ViewUpdate) => void;
  /** Returns whether the palette was opened, so that no "/" is written. */
  onSlash: () => boolean;
  onFiles: (files: readonly File[]) => boolean;
}

function isAtEmptyLine({ state }: EditorView): boolean {
  const { from, to } = state.selection.main;
  return from === to && state.doc.lineAt(from).text.trim() === '';
}

/** Returns what an editor starts with. A state belongs to one file, so that undo never reaches into another. */
export function editorState(text: string, isPage: boolean, { onUpdate, onSlash, onFiles }: EditorEvents): EditorState {
  const take = (transfer: DataTransfer | null, event: Event) => {
    const isTaken = onFiles([...(transfer?.files ?? [])]);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  return EditorState.create({
    doc: text,
    extensions: [
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      isPage ? [mdxLanguage(), importLines()] : factsLanguage(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        ...{ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'on', tabindex: '0' },
        'aria-label': isPage ? 'Text of the page' : 'Text of the facts',
      }),
      EditorView.inputHandler.of((view, _from, _to, typed) => typed === '/' && isAtEmptyLine(view) && onSlash()),
      EditorView.domEventHandlers({
        drop: (event) => take(event.dataTransfer, event),
        paste: (event) => take(event.clipboardData, event),
      }),
      EditorView.updateListener.of(onUpdate),
      keymap.of([
        // Without "indentWithTab": Tab leaves the editor, so that the keyboard is not trapped.
        ...defaultKeymap,
        ...historyKeymap,
        ...searchKeymap,
        ...lintKeymap,
      ]),
      theme,
    ],
  });
}
