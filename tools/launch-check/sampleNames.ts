import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { lineNumber } from '../../lib/text';

/** Names, people, places and figures of the sample company. */
export const SAMPLE_LIST = 'tools/launch-check/sample.yaml';

/** Owners delete lines, in the end all of them. */
const schema = v.nullable(v.array(v.string(), `${SAMPLE_LIST} is not a list`), []);

/**
 * Reads the list.
 * @returns no names where there is no file
 * @throws YAMLParseError or ValiError if the file is not a list
 */
export function readSampleNames(): string[] {
  return existsSync(SAMPLE_LIST)
    ? v.parse(schema, parse(readFileSync(SAMPLE_LIST, 'utf8'), { schema: 'failsafe' }))
    : [];
}

/** Every text and number in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The source of a pattern that finds a text where it is not part of a longer word: "Provo" is not in "Provolone". */
function wholeWord(text: string): string {
  return `(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
}

/**
 * Finds names in a text, also across a line break, as names of files and addresses have them (`salt-lake-city`), and as a measure
 * before a noun ("2-hour response" for "2 hours"). An abbreviation such as "UT" must have its capitals.
 * @returns the names on each line
 */
export function namesByLine(text: string, names: readonly string[]): Map<number, string[]> {
  const lines = new Map<number, string[]>();
  for (const name of names) {
    const measure = /^(\d.* \p{L}+)s$/u.exec(name)?.[1];
    const source = [name, ...(measure ? [measure] : [])].map(wholeWord).join('|');
    const pattern = new RegExp(source.replace(/\s+/g, '(?:\\s+|[-_])?'), name.length > 3 ? 'giu' : 'gu');
    for (const { index } of text.matchAll(pattern)) {
      const line = lineNumber(text, index);
      lines.set(line, [...(lines.get(line) ?? []), name]);
    }
  }
  return lines;
}
