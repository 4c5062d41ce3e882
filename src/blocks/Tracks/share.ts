/** The largest part of a run that a person can check: the drawing has no room for more. */
const MOST_HELD = 1 / 4;

export const shareAdvice =
  'Write a whole number: a percentage, share="12", or with of="43" a count of at most a quarter, share="2".';

/** Returns whether a share is valid: a percentage, or with `of` a count of that many items. */
export function isShare(share: string, of?: string): boolean {
  if (!/^\d+$/.test(share) || !/^\d*$/.test(of ?? '')) return false;
  return of === undefined ? Number(share) <= 100 : Number(share) > 0 && Number(share) <= Number(of) * MOST_HELD;
}
