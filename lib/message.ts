import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';
import type { TextRange } from './range';

/** The range of a message; the start of the file for a message about the whole file. */
export function rangeOfMessage({ place }: Pick<VFileMessage, 'place'>): TextRange {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

/**
 * Says what is wrong with a part of a text.
 * @param correction what to write instead of exactly that part, if that certainly makes the text right; for an empty range, what to insert
 */
export type MakeMessage = (range: TextRange, reason: string, correction?: string | null) => VFileMessage;

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
  return ({ start, end }, reason, correction = null) => {
    const message = new VFileMessage(reason, { place: { start: pointAt(start), end: pointAt(end) } });
    message.fatal = true;
    if (correction !== null) message.expected = [correction];
    return message;
  };
}
