import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';
import { rangeOf, type TextPart, type TextRange } from './range';

/** The range of a message; the start of the file for a message about the whole file. */
export function rangeOfMessage({ place }: Pick<VFileMessage, 'place'>): TextRange {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

/** What is wrong with a part of a text, and what to do. */
export interface Finding {
  reason: string;
  /** What to write instead of exactly that part, if that certainly makes the text right; for an empty range, what to insert. */
  correction?: string | null | undefined;
  /** What kind of finding it is, where a rule of the content check does not say so. */
  ruleId?: string;
  /** The name that is unknown. */
  actual?: string;
}

/** Returns a message about a range of a text. */
export function messageAbout(
  text: string,
  { start, end }: TextRange,
  { reason, correction, ruleId, actual }: Finding,
): VFileMessage {
  const positions = location(text);
  const pointAt = (position: number) => {
    const offset = Math.min(position, text.length);
    const { line, column } = positions.toPoint(offset) ?? { line: 1, column: 1 };
    return { line, column, offset };
  };
  const message = new VFileMessage(reason, { place: { start: pointAt(start), end: pointAt(end) }, ruleId });
  message.fatal = true;
  message.actual = actual;
  if (correction !== null && correction !== undefined) message.expected = [correction];
  return message;
}

/** Says what is wrong with a part of a text: a sentence, or a finding; nothing for null. */
export type Report = (part: TextPart, finding: Finding | string | null) => void;

/**
 * Returns a function that adds messages about a text to a list.
 * @param from the offset in the text to which the ranges are relative
 */
export function reporter(text: string, messages: VFileMessage[], from = 0): Report {
  return (part, finding) => {
    if (finding === null) return;
    const { start, end } = rangeOf(part);
    const range = { start: from + start, end: from + end };
    messages.push(messageAbout(text, range, typeof finding === 'string' ? { reason: finding } : finding));
  };
}
