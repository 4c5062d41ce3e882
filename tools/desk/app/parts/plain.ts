/** Returns a text without the marks of Markdown's links and code: `<Steps>` is Steps, and `to` is “to”. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`<(\w+)[^`]*>`/g, '$1')
    .replace(/`([^`]*)`/g, '“$1”');
}
