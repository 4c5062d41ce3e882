import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';

/** A part of a text, in characters from its start; the end is the position after the last one. */
export interface Range {
  start: number;
  end: number;
}

/** The range that a message marks; for a message about a whole file its start. */
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
 * @param expected what to write in place of exactly that part, if that certainly makes the text right; an empty range inserts
 */
export type Report = (range: Range, reason: string, expected?: string | null) => VFileMessage;

/**
 * Returns a function that makes messages about a text.
 * @param from where in the text the ranges count from
 */
export function messagesAbout(text: string, from = 0): Report {
  const places = location(text);
  const pointAt = (offset: number) => {
    const { line, column } = places.toPoint(Math.min(from + offset, text.length)) ?? { line: 1, column: 1 };
    return { line, column, offset: Math.min(from + offset, text.length) };
  };
  return ({ start, end }, reason, expected = null) => {
    const message = new VFileMessage(reason, { place: { start: pointAt(start), end: pointAt(end) } });
    message.fatal = true;
    if (expected !== null) message.expected = [expected];
    return message;
  };
}
