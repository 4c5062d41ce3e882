import { type Page, perPage } from './page';
import { isInProse, proseOf } from './prose';
import type { Range } from './range';
import { namesOf, wordsOf } from './words';

/** A text that visitors read as a whole: a paragraph, a heading, a setting, a value of front matter. */
export interface Text {
  start: number;
  text: string;
}

/** Several texts of a page. */
export interface Texts {
  parts: readonly Text[];
  /** All of them, for a search that mostly finds nothing. */
  joined: string;
}

export interface TextMatch {
  match: RegExpExecArray;
  /** Of the match, in the file. */
  start: number;
  end: number;
  /** The text around it. */
  text: string;
}

export function textsFrom(parts: readonly Text[]): Texts {
  return { parts, joined: parts.map(({ text }) => text).join('\n\n') };
}

/** Returns every match of a pattern, with its place in the file. A space of the pattern may be the end of a line. */
export function matchesIn({ parts, joined }: Texts, spaced: RegExp): TextMatch[] {
  const pattern = new RegExp(spaced.source.replace(/ (?![?+*])/g, '\\s+'), spaced.flags);
  if (joined.search(pattern) < 0) return [];
  return parts.flatMap(({ start, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      match,
      start: start + match.index,
      end: start + match.index + match[0].length,
      text,
    })),
  );
}

/** Everything that visitors read on a page: prose, front matter, settings, and names in settings. */
export const textsOf: (page: Page) => Texts = perPage((page) => {
  const prose = proseOf(page);
  const others = [...wordsOf(page), ...namesOf(page)].filter((words) => !isInProse(page, words));
  return textsFrom([...prose, ...others.map(({ start, end }) => ({ start, text: page.source.slice(start, end) }))]);
});

/** Parts of a text up to a full stop, question or exclamation mark. Marks such as `e.g.` and `9 a.m.` do not end one. */
export function sentencesOf(text: string): Range[] {
  const sentences: Range[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /(?<!\b(?:e\.g|i\.e|a\.m|p\.m|vs|etc|Inc|Ltd|St|Mr|Ms|Dr|No))[.!?]["”’)]*(?=\s|$)|\n\s*\n/g,
  )) {
    sentences.push({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  return [...sentences, { start, end: text.length }];
}
