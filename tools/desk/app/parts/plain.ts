/** Returns a text without the marks of Markdown's code. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}
