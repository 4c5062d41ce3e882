/** A run of pieces of work, of which some wait for a person. */
export interface Run {
  held: number;
  total: number;
}

/** The part of a run that may wait: the drawing has no place for more above the person's box. */
const MOST_HELD = 1 / 4;

export const shareAdvice =
  'Write a figure from 0 to 100 and a percent sign, share="12%", or a count of at most a quarter, share="2 of 43".';

/** Reads how much work goes past a person: `12%` is a number, `2 of 43` is a run, and anything else is undefined. */
export function readShare(share: string): number | Run | undefined {
  const [, percent, held, total] = /^(?:(\d+)%|(\d+) of (\d+))$/.exec(share)?.map(Number) ?? [];
  if (percent !== undefined && percent <= 100) return percent;
  return held && total && held <= total * MOST_HELD ? { held, total } : undefined;
}
