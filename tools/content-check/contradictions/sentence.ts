/** Returns the sentence around a position in a text. */
export function sentenceAround(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index) + 1, text.lastIndexOf('\n\n', index) + 1, 0);
  const end = text.slice(index).search(/[.!?](\s|$)/);
  return text.slice(start, end < 0 ? text.length : index + end);
}
