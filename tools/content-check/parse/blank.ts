import type { Range } from '../range';

/** Replaces a part of a text with spaces, so that every other position stays the same. */
export function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
