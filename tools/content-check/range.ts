/** A stretch of a file's text, in characters from its start; the end lies behind the last one. */
export interface Range {
  start: number;
  end: number;
}

interface Positioned {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Where a node of a page's tree stands. */
export function rangeOf(node: Positioned): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
