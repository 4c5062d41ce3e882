/**
 * Escapes text for a line of Markdown or a cell of a Markdown table.
 * @param {string} text
 */
export function markdownCell(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replace(/\s+/g, ' ');
}
