import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  scrollPastEnd,
  type ViewUpdate,
} from '@codemirror/view';
import type { WordTool } from '../useWordTools';
import { importLines } from './importLines';
import { factsLanguage, mdxLanguage } from './language';
import { theme } from './theme';

export interface EditorEvents {
  onUpdate: (update: ViewUpdate) => void;
  /** Returns whether the palette was opened, so that no "/" is written. */
  onSlash: () => boolean;
  onFiles: (files: readonly File[]) => boolean;
  onWords: (tool: WordTool) => void;
}

function isAtEmptyLine({ state }: EditorView): boolean {
  const { from, to } = state.selection.main;
  return from === to && state.doc.lineAt(from).text.trim() === '';
}

/** Returns what an editor starts with. A state belongs to one file, so that undo never reaches into another. */
export function editorState(
  text: string,
  isPage: boolean,
  { onUpdate, onSlash, onFiles, onWords }: EditorEvents,
): EditorState {
  const take = (transfer: DataTransfer | null, event: Event) => {
    const files = [...(transfer?.files ?? [])];
    const words = transfer?.getData('text/plain') ?? '';
    // Word processors add a picture of the words. A file manager adds the name of the file.
    const isWords = words.trim() !== '' && !files.some(({ name }) => words.includes(name));
    const isTaken = !isWords && onFiles(files);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  const wordKey = (key: string, tool: WordTool) => ({
    key,
    run() {
      onWords(tool);
      return true;
    },
  });
  return EditorState.create({
    doc: text,
    extensions: [
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      // A block at the end of the page can be scrolled up, too.
      scrollPastEnd(),
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
        ...(isPage ? [wordKey('Mod-b', 'bold'), wordKey('Mod-k', 'link')] : []),
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
