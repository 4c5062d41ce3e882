import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';

/** A fault in the markup, and what to leave out so that the rest of the page can be read. */
export interface MarkupProblem extends Diagnostic {
  leaveOut: Range[];
}

/** Makes a problem; by default, its own range is left out. */
export function markupProblem(
  { start, end }: Range,
  message: string,
  more: Partial<Pick<MarkupProblem, 'leaveOut' | 'suggestion' | 'handbook'>> = {},
): MarkupProblem {
  return { start, end, message, suggestion: null, leaveOut: [{ start, end }], ...more };
}
