import { type Range, rangeOfMessage } from '../../../lib/message';
import { type Finding, isAboutWholeFile } from '../../content-check/finding';

/** Returns where a finding is in a text, which may be shorter by now. */
export function placeOf(text: string, finding: Finding): Range {
  const { start, end } = rangeOfMessage(finding);
  return { start: Math.min(start, text.length), end: Math.min(end, text.length) };
}

/** Returns the findings about a part of the text, apart from those about the whole file. */
export function findingsIn(text: string, findings: readonly Finding[], { start, end }: Range): Finding[] {
  return findings.filter((finding) => {
    const place = placeOf(text, finding);
    return !isAboutWholeFile(finding) && start <= place.start && place.start < Math.max(end, start + 1);
  });
}

/** Whether a finding says that something is missing, so that its correction inserts. */
export function isInsertion(finding: Finding): boolean {
  const { start, end } = rangeOfMessage(finding);
  return start === end && !isAboutWholeFile(finding);
}
