/** Returns a number with its noun: `1 page`, `3 pages`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes the byte order mark, as Docusaurus does. */
export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '');
