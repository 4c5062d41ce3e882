import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceLine {
  /** Relative to the site's folder. */
  file: string;
  /** From 1. */
  line: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’@+%-]*/gu;
/** Files that contain text of pages. */
const HAS_TEXT = /\.(mdx|tsx?|ya?ml)$/;
/** Words that a line must have in common with a longer text. */
const MIN_WORDS = 2;

/** Splits a text into lower-case words and numbers. */
export function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replace(/[.,'’-]+$/, '').toLowerCase());
}

/** Returns the length of the longest run of words that both lists contain. */
export function longestRun(words: readonly string[], others: readonly string[]): number {
  let longest = 0;
  let previous: number[] = [];
  for (const word of words) {
    const current = others.map((other, index) => (other === word ? (previous[index - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...current);
    previous = current;
  }
  return longest;
}

/** Finds the lines of the sources that a text of a page comes from. */
export interface SourceLines {
  /**
   * Returns the line that has the longest run of words in common with a text.
   * @param text as the page shows it
   * @param files where to search, the most likely one first
   * @param decisive words of the text that the line must contain, if any line does
   */
  find(text: string, files: readonly string[], decisive?: string): SourceLine | null;
}

/** Opens the sources of a site; every file is read once. */
export function openSourceLines(siteDirectory: string): SourceLines {
  const known = new Map<string, string[][]>();
  const linesOf = (file: string) => {
    const full = path.join(siteDirectory, file);
    const lines =
      known.get(file) ??
      (HAS_TEXT.test(file) && existsSync(full) ? readFileSync(full, 'utf8').split('\n').map(wordsIn) : []);
    known.set(file, lines);
    return lines;
  };

  return {
    find(text, files, decisive = '') {
      const words = wordsIn(text);
      const needed = wordsIn(decisive);
      let best: { at: SourceLine; score: number } | null = null;
      for (const file of files) {
        for (const [index, line] of linesOf(file).entries()) {
          if (line.length === 0) continue;
          const run = longestRun(words, line);
          if (run < Math.min(MIN_WORDS, words.length) && !needed.some((word) => line.includes(word))) continue;
          // Of two lines with as many words, the one with fewer others.
          const score =
            run + needed.filter((word) => line.includes(word)).length * words.length + run / (line.length + 1);
          if (score > (best?.score ?? 0)) best = { at: { file, line: index + 1 }, score };
        }
      }
      return best?.at ?? null;
    },
  };
}
