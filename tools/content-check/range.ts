import type { Range } from '../../lib/range';
import { lineEnd } from '../../lib/text';

export type { Range } from '../../lib/range';

/** Returns the part of a range that is on its first line. */
export function firstLine(source: string, { start, end }: Range): Range {
  return { start, end: Math.min(end, lineEnd(source, start)) };
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
