import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';

/** What does not parse, and what to leave out so that the rest of the page can be read. */
export interface Problem extends Diagnostic {
  leaveOut: readonly Range[];
}

/** Makes a problem; by default, its own range is left out. */
export function problem(
  { start, end }: Range,
  message: string,
  more: Partial<Pick<Problem, 'leaveOut' | 'suggestion' | 'handbook'>> = {},
): Problem {
  return { start, end, message, suggestion: null, leaveOut: [{ start, end }], ...more };
}
