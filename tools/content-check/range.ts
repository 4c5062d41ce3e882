import { lineEnd } from '../../lib/text';

/** A part of a file's text, in characters from its start; the end is the position after the last one. */
export interface Range {
  start: number;
  end: number;
}

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
