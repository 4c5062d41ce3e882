import { sentencesOf } from '../texts';

/** Returns the sentence around a position in a text. */
export function sentenceAround(text: string, index: number): string {
  const { start, end } = sentencesOf(text).find((range) => index < range.end) ?? { start: 0, end: text.length };
  return text.slice(start, end);
}
