/** Returns a text without the marks of Markdown's code and links. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
