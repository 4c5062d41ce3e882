import type { Finding } from '../finding';

/** The text of every checked file, by name. */
export type Sources = ReadonlyMap<string, string>;

const WIDTH = 110;

/**
 * The line of a finding and a line of markers below it. Long lines are cut.
 * @returns null where the file no longer exists, or is not a text
 */
export function excerpt(sources: Sources, finding: Finding): [line: string, marker: string] | null {
  const text = sources.get(finding.file)?.split(/\r?\n/)[finding.line - 1];
  // A picture has no lines.
  if (text === undefined || /\p{Cc}/u.test(text.replaceAll('\t', ' '))) return null;
  const from = finding.column + 20 > WIDTH ? finding.column - 40 : 0;
  const shown = text.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const end = finding.endLine === finding.line ? finding.endColumn : text.length + 1;
  const start = finding.column - 1 - from;
  const length = Math.max(1, Math.min(end - finding.column, WIDTH - start));
  const cut = from > 0 ? '…' : '';
  return [cut + shown, ' '.repeat(start + cut.length) + '^'.repeat(length)];
}
