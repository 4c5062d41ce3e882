/** Ranges and words with a hyphen or slash, up to a dozen characters: `4–8`, `24/7`, `e-mail`, `next-day`. */
const TOGETHER = /(?<![\p{L}\d@/.–-])((?=[\p{L}\d–/-]{3,12}(?![\p{L}\d@/–-]))[\p{L}\d]+(?:[–/-][\p{L}\d]+)+)/u;

/** Splits a text into parts that may break, at even indexes, and parts that may not, at odd indexes. */
export function splitTogether(text: string): string[] {
  return text.split(TOGETHER);
}
