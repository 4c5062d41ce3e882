import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextQuotes from 'retext-quotes';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Diagnostic } from '../rule';
import type { Text } from '../texts';

const processor = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextQuotes, { preferred: 'smart' })
  .freeze();

/** What is wrong, by the package. */
const MESSAGES: Readonly<Record<string, (actual: string, expected: string) => string>> = {
  'retext-repeated-words': (actual) => `"${actual}" is written twice. Delete one.`,
  'retext-indefinite-article': (actual, expected) => `Write "${expected}" in place of "${actual}" before this word.`,
  'retext-quotes': (_, expected) => `The site uses curly quotation marks and apostrophes. Write ${expected}.`,
};

/** Most texts have nothing that the rules look for, and parsing them takes time. */
const CANDIDATE = /\b(\p{L}+)\s+\1\b|\ban?\s|["']/iu;

/** What the rules of retext find in a text. */
export function retextFindings({ start, text }: Pick<Text, 'start' | 'text'>): Diagnostic[] {
  if (!CANDIDATE.test(text)) return [];
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  const seen = new Set<string>();
  return file.messages.flatMap(({ source = '', actual = '', expected, place }): Diagnostic[] => {
    const explain = MESSAGES[source];
    if (!explain || !place || !('start' in place)) return [];
    // Of the quotation marks of a text, the first.
    if (source === 'retext-quotes' && seen.has(source)) return [];
    seen.add(source);
    const [suggestion = null] = source === 'retext-repeated-words' ? [actual.split(/\s+/)[0]] : (expected ?? []);
    const range = { start: start + (place.start.offset ?? 0), end: start + (place.end.offset ?? 0) };
    return [{ ...range, message: explain(actual.split(/\s+/)[0] ?? actual, suggestion ?? ''), suggestion }];
  });
}
