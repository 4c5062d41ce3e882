import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';

/** A part of a text, as offsets from its start; `end` is the offset after the last character. */
export interface Range {
  start: number;
  end: number;
}

export const START_OF_FILE: Range = { start: 0, end: 0 };

/** The range of a message; the start of the file for a message about the whole file. */
export function rangeOfMessage({ place }: Pick<VFileMessage, 'place'>): Range {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

/** Replaces a part of a text. */
export function replaced(text: string, { start, end }: Range, insert: string): string {
  return text.slice(0, start) + insert + text.slice(end);
}

interface Positioned {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The range of a node of a page's tree. */
export function rangeOf(node: Positioned): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** Replaces a part of a text with spaces, so that every other position stays the same. */
export function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/**
 * Says what is wrong with a part of a text.
 * @param expected what to write instead of exactly that part, if that certainly makes the text right; for an empty range, what to insert
 */
export type MakeMessage = (range: Range, reason: string, expected?: string | null) => VFileMessage;

/**
 * Returns a function that makes messages about a text.
 * @param from the offset in the text to which the ranges are relative
 */
export function messagesAbout(text: string, from = 0): MakeMessage {
  const positions = location(text);
  const pointAt = (offset: number) => {
    const { line, column } = positions.toPoint(Math.min(from + offset, text.length)) ?? { line: 1, column: 1 };
    return { line, column, offset: Math.min(from + offset, text.length) };
  };
  return ({ start, end }, reason, expected = null) => {
    const message = new VFileMessage(reason, { place: { start: pointAt(start), end: pointAt(end) } });
    message.fatal = true;
    if (expected !== null) message.expected = [expected];
    return message;
  };
}
