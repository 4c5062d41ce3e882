import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingFontFile } from '../../lib/siteStyles';

/** The package of the heading font lists the characters of each of its files; sharing images use the Latin one. */
function latinRanges(): [first: number, last: number][] {
  const file = path.join(path.dirname(require.resolve(headingFontFile())), '../unicode.json');
  const { latin } = JSON.parse(readFileSync(file, 'utf8')) as { latin: string };
  return latin.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** The characters of a title that the heading font lacks. */
export function missingCharacters(title: string): string[] {
  const known = latinRanges();
  const isMissing = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return !known.some(([first, last]) => code >= first && code <= last);
  };
  return [...new Set(title)].filter(isMissing);
}
