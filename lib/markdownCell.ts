/** Escapes text for a cell of a Markdown table. */
export function markdownCell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replace(/\s+/g, ' ');
}
