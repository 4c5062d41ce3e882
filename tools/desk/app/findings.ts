import { type Finding, isAboutWholeFile } from '../../content-check/finding';
import type { Range } from '../../content-check/range';
import { edited } from '../text';

/** Returns where a finding is in a text, which may be shorter by now. */
export function placeOf(text: string, { line, column, endLine, endColumn }: Finding): Range {
  const lines = text.split('\n');
  const offset = (number: number, at: number) => {
    const before = lines.slice(0, number - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return Math.min(before + at - 1, text.length);
  };
  const start = offset(line, column);
  return { start, end: Math.max(offset(endLine, endColumn), start) };
}

/** Returns the findings about a part of the text, apart from those about the whole file. */
export function findingsIn(text: string, findings: readonly Finding[], { start, end }: Range): Finding[] {
  return findings.filter((finding) => {
    const place = placeOf(text, finding);
    return !isAboutWholeFile(finding) && start <= place.start && place.start < Math.max(end, start + 1);
  });
}

/** Replaces the marked text with the correction. */
export function corrected(text: string, finding: Finding): string {
  return edited(text, { ...placeOf(text, finding), insert: finding.suggestion ?? '' });
}
