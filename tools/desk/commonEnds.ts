/** Counts the entries that two lists, or the characters that two texts, have in common at the start and, after those, at the end. */
export function commonEnds(before: string | readonly string[], after: string | readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}
