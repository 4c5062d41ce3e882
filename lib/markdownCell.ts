/** Text that Markdown shows as it is, in one cell of a table. */
export function markdownCell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replace(/\s+/g, ' ');
}
