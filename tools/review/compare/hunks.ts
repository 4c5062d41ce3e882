import { diffArrays } from 'diff';

/** A differing range of two lists, by index; `end` is not part of it. */
export interface Hunk {
  before: { start: number; end: number };
  after: { start: number; end: number };
}

/**
 * Returns the ranges in which two lists differ.
 * @param maxEdits with more removed and added entries than this, both lists are one hunk
 */
export function hunks(before: string[], after: string[], maxEdits = Number.POSITIVE_INFINITY): Hunk[] {
  const found: Hunk[] = [];
  let [oldIndex, newIndex] = [0, 0];
  let current: Hunk | null = null;
  const parts = diffArrays(before, after, { maxEditLength: maxEdits });
  if (!parts) return [{ before: { start: 0, end: before.length }, after: { start: 0, end: after.length } }];
  for (const { count, removed, added } of parts) {
    if (!removed && !added) {
      current = null;
    } else if (!current) {
      current = { before: { start: oldIndex, end: oldIndex }, after: { start: newIndex, end: newIndex } };
      found.push(current);
    }
    if (!added) oldIndex += count;
    if (!removed) newIndex += count;
    if (current) {
      current.before.end = oldIndex;
      current.after.end = newIndex;
    }
  }
  return found;
}
