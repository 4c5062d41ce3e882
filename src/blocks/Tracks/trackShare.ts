/** The part of a run that may wait: the drawing has no place for more above the person's box. */
const MOST_HELD = 1 / 4;

export const shareAdvice =
  'Write a whole number: a percentage, share="12", or with of="43" a count of at most a quarter, share="2".';

/** Returns whether this much work can go past a person: a percentage, or a count `of` a number of pieces. */
export function isShare(share: string, of?: string): boolean {
  if (!/^\d+$/.test(share) || !/^\d*$/.test(of ?? '')) return false;
  return of === undefined ? Number(share) <= 100 : Number(share) > 0 && Number(share) <= Number(of) * MOST_HELD;
}
