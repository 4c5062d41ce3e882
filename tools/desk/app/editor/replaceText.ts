import type { TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { commonEnds } from '../../commonEnds';

/** Makes the editor's text another one, as a change of the part that differs, so that the cursor stays and undo works. */
export function replaceText(view: EditorView, text: string, spec: TransactionSpec = {}): void {
  const before = view.state.doc.toString();
  const { start, end } = commonEnds(before, text);
  const changes = { from: start, to: before.length - end, insert: text.slice(start, text.length - end) };
  if (text !== before) view.dispatch({ changes, userEvent: 'input.type.form', ...spec });
}
