/** Escapes what MDX would read as a block or a fact, except in the code between backticks. */
export function escaped(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('`');
}

/** Returns a table in Markdown. */
export function table(columns: readonly string[], rows: readonly string[][]): string {
  const cell = (text: string) => escaped(text).replaceAll('|', '\\|');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns code as a block of Markdown, whatever fences it contains. */
export function fence(language: string, code: string): string {
  return `\`\`\`\`${language}\n${code}\n\`\`\`\``;
}
