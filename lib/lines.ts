/** Returns the end of the line that contains a position: the position of its line break, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Returns the number of the line that contains a position, from 1. */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
