/** The largest part of a run that a person can check: the drawing has no room for more. */
const MOST_CHECKED = 1 / 4;

export const countsAdvice = 'Write whole numbers, and check at most a quarter of all items: checked="2" total="43".';

/** Whether the counts of a run are valid. */
export const areCounts = (checked: string, total: string): boolean =>
  /^\d+$/.test(checked) &&
  /^\d+$/.test(total) &&
  Number(checked) > 0 &&
  Number(checked) <= Number(total) * MOST_CHECKED;
