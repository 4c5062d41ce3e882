import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Finding } from '../../../content-check/finding';

/** The range of a finding in the editor's text, which may be shorter by now. */
export function rangeIn(doc: Text, finding: Finding): { from: number; to: number } {
  const offset = (line: number, column: number) => {
    if (line > doc.lines) return doc.length;
    const { from, to } = doc.line(line);
    return Math.min(from + column - 1, to);
  };
  const from = offset(finding.line, finding.column);
  return { from, to: Math.max(offset(finding.endLine, finding.endColumn), from) };
}

/**
 * Returns the finding that explains why a text is not shown: the error at the words that the page's own message names, or the first
 * error where the text cannot be read at all.
 * @param problem the message of the page; null if the text could not be read
 */
export function causeOf(doc: Text, findings: readonly Finding[], problem: string | null): Finding | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (problem === null) return errors[0];
  return errors.find((finding) => {
    const { from, to } = rangeIn(doc, finding);
    return to > from + 1 && problem.includes(doc.sliceString(from, to));
  });
}

/** Replaces the marked text with the correction. */
export function correct(view: EditorView, finding: Finding): void {
  if (finding.suggestion === null) return;
  const changes = { ...rangeIn(view.state.doc, finding), insert: finding.suggestion };
  view.dispatch({ changes, userEvent: 'input.correct', scrollIntoView: true });
}

/** Underlines the findings. Each shows its message and a button with its correction. */
export function showFindings(view: EditorView, findings: readonly Finding[]): void {
  const diagnostics = findings.map((finding): Diagnostic => {
    const { severity, message, suggestion } = finding;
    const range = rangeIn(view.state.doc, finding);
    const name = `Change to “${suggestion}”`;
    const actions = suggestion === null ? [] : [{ name, apply: () => correct(view, finding) }];
    return { ...range, severity, message, actions };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
