import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';
import type { Range } from './range';

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
