import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longestRun, type SourceLine, wordsIn } from '../manifest/sourceLines';

/** In a line of a page or of code, a text is between quotation marks or outside tags. */
const QUOTED = /"([^"]*)"|'([^']*)'|`([^`]*)`/g;
const TAG_OR_BRACES = /<[^>]*>?|\{[^}]*\}?/g;
const YAML_KEY = /^\s*(?:- +)?\w+:(?= |$)/;
const HAS_DIGIT = /\d/;
/** A number says more about where a text is from than a word. */
const WEIGHT_OF_NUMBER = 3;
/** The share of a line's words that makes it a part of a text which several lines contain. */
const CONTINUES = 0.4;
const IS_CODE = /\.tsx?$/;
/** Below this, a line of a page or of facts has words in common with a text only by chance. */
const LIKELY = 0.25;
/** `label: Support` is more like `Support` than `value: support`. */
const LITERALLY = 1.05;

interface Line {
  text: string;
  /** The words of each text in it. */
  texts: string[][];
}

function textsOf(line: string, file: string): string[][] {
  const texts = /\.ya?ml$/.test(file)
    ? [line.replace(/^\s*#.*/, '').replace(YAML_KEY, '')]
    : [
        ...[...line.matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? ''),
        line.replace(TAG_OR_BRACES, ' '),
      ];
  return texts.map(wordsIn).filter(({ length }) => length > 0);
}

function readLines(file: string, siteDirectory: string): Line[] {
  const full = path.join(siteDirectory, file);
  const lines = existsSync(full) ? readFileSync(full, 'utf8').split('\n') : [];
  const isPage = file.endsWith('.mdx');
  // Front matter is no text of a page.
  const start = isPage && lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return lines.map((text, index) => ({ text, texts: index < start ? [] : textsOf(text, file) }));
}

const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (HAS_DIGIT.test(word) ? WEIGHT_OF_NUMBER : 1), 0);

/** Opens the texts of a site's sources, also short ones such as a price; every file is read once. */
export function openSourceTexts(siteDirectory: string) {
  const known = new Map<string, Line[]>();
  const linesOf = (file: string) => {
    const lines = known.get(file) ?? readLines(file, siteDirectory);
    known.set(file, lines);
    return lines;
  };

  /** Returns the line with the text that is most like another, and how like it is, from 0 to 1. */
  function closestIn(text: string, files: readonly string[]): (SourceLine & { likeness: number }) | null {
    const words = wordsIn(text);
    const weight = weightOf(words);
    const sought = new Set(words);
    let best: (SourceLine & { likeness: number }) | null = null;
    for (const file of files) {
      for (const [index, { text: line, texts }] of linesOf(file).entries()) {
        const bonus = line.includes(text) ? LITERALLY : 1;
        for (const one of texts) {
          const both = weight + weightOf(one);
          const common = one.filter((word) => sought.has(word));
          // A run cannot weigh more than all words in common, which are counted faster.
          if ((bonus * 2 * weightOf(common)) / both <= (best?.likeness ?? 0)) continue;
          const run = longestRun(words, one);
          const likeness = (bonus * 2 * Math.max(run, weightOf(common.slice(0, run)))) / both;
          if (likeness > (best?.likeness ?? 0)) best = { file, line: index + 1, likeness };
        }
      }
    }
    return best;
  }

  return {
    /** Returns the line that a text of a page comes from: of a page or of facts, else of code. */
    closest(text: string, files: readonly string[]): SourceLine | null {
      const written = closestIn(
        text,
        files.filter((file) => /\.(mdx|ya?ml)$/.test(file)),
      );
      if (written && written.likeness >= LIKELY) return written;
      const code = closestIn(
        text,
        files.filter((file) => IS_CODE.test(file)),
      );
      return code && code.likeness > (written?.likeness ?? 0) ? code : written;
    },
    /** Returns the lines around one that contain the same text, as they are written, and the number of the first. */
    passage(text: string, { file, line }: SourceLine): { line: number; lines: string[] } {
      const words = wordsIn(text);
      const lines = linesOf(file);
      const continues = (number: number) => {
        const others = lines[number - 1]?.texts.at(-1) ?? [];
        return others.length > 1 && longestRun(words, others) >= CONTINUES * others.length;
      };
      let [first, last] = [line, line];
      while (continues(first - 1)) first -= 1;
      while (continues(last + 1)) last += 1;
      return { line: first, lines: lines.slice(first - 1, last).map((one) => one.text) };
    },
  };
}

export type SourceTexts = ReturnType<typeof openSourceTexts>;
