import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { lineNumber } from '../../lib/text';

/** Where `npm run adopt` keeps what the site said of the company before: names, places, figures, people. */
export const REPLACED = 'tools/launch-check/replaced.yaml';

const COMMENT = `# What the site said of the company before, written by "npm run adopt". "npm run check:launch" reports where it still stands: in
# pages, facts and names of files. Delete a value that is right for your company, and this file when the check lists nothing.
`;

/** Owners delete values by hand: the list may be empty, and a year may have lost its quotes. */
const schema = v.strictObject({
  replaced: v.nullable(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), []),
});

/** The values in the file; none if there is no file. */
export function readReplaced(): string[] {
  if (!existsSync(REPLACED)) return [];
  try {
    return v.parse(schema, parse(readFileSync(REPLACED, 'utf8'))).replaced;
  } catch (error) {
    throw new Error(`${REPLACED}: ${(error as Error).message}`);
  }
}

/** The text of the file with these values, each once. Figures such as "3x" would be found everywhere, so they are left out. */
export function replacedText(values: readonly string[]): string {
  const distinct = [...new Set(values.map((value) => value.trim()))];
  const replaced = distinct.filter((value) => value.length > 2 || /^\p{Lu}{2}$/u.test(value));
  return COMMENT + stringify({ replaced }, { lineWidth: 0 });
}

/** Every text and number in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The texts of a company fact that belong to that company. Many have a profile on the same services, a country and a logo at the same
 * address.
 */
export function ownTexts(name: string, value: unknown): string[] {
  if (name === 'logo') return [];
  const texts = textsIn(value);
  if (name === 'social') return texts.filter((text) => text.startsWith('https://'));
  return name === 'address' ? texts.filter((text) => text !== (value as { country: string }).country) : texts;
}

/** The source of a pattern that finds a text where it is not part of a longer word: the brand "X" is not in "tsx". */
export function wholeWord(text: string): string {
  return `(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
}

/**
 * Finds values in a text, also across a line break, as names of files and addresses have them (`salt-lake-city`), and as a measure
 * before a noun ("2-hour response" for "2 hours"). An abbreviation such as "UT" must have its capitals.
 */
export function tracesIn(text: string, values: readonly string[]): { line: number; value: string }[] {
  return values.flatMap((value) => {
    const measure = /^(\d.* \p{L}+)s$/u.exec(value)?.[1];
    const source = [value, ...(measure ? [measure] : [])].map(wholeWord).join('|');
    const pattern = new RegExp(source.replace(/\s+/g, '(?:\\s+|[-_])?'), value.length > 3 ? 'giu' : 'gu');
    return [...text.matchAll(pattern)].map(({ index }) => ({ line: lineNumber(text, index), value }));
  });
}
