import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type Finding, isAboutWholeFile } from '../../../content-check/finding';
import type { Range } from '../../../content-check/range';

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

/** Returns the findings about a part of the text, apart from those about the whole file. */
export function findingsIn(doc: Text, findings: readonly Finding[], { start, end }: Range): Finding[] {
  return findings.filter((finding) => {
    const { from } = rangeIn(doc, finding);
    return !isAboutWholeFile(finding) && start <= from && from < Math.max(end, start + 1);
  });
}

/** Replaces the marked text with the correction. */
export function correct(view: EditorView, finding: Finding): void {
  if (finding.suggestion === null) return;
  const changes = { ...rangeIn(view.state.doc, finding), insert: finding.suggestion };
  view.dispatch({ changes, userEvent: 'input.correct', scrollIntoView: true });
}

/** Underlines the findings in the text. Each shows its message and a button with its correction. */
export function underline(view: EditorView, findings: readonly Finding[]): void {
  const diagnostics = findings.map((finding): Diagnostic => {
    const { severity, message, suggestion } = finding;
    const name = `Change to “${suggestion}”`;
    const actions = suggestion === null ? [] : [{ name, apply: () => correct(view, finding) }];
    return { ...rangeIn(view.state.doc, finding), severity, message, actions };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
