import { type Page, perPage } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { wordsOf } from '../words';

/** Words that exclude or hurt readers, and what to write instead. */
const WORDS: readonly [words: string, better: string][] = [
  ['white[ -]?list(?:ed|ing)?', 'allow list'],
  ['black[ -]?list(?:ed|ing)?', 'block list'],
  ['master[/ -](?:and[ -])?slave|slave', 'primary and replica'],
  ['man[ -]?power', 'people'],
  ['man[ -]?(?:hours?|days?)', 'hours of work'],
  ['manned', 'staffed'],
  ['mankind', 'people'],
  ['chair(?:man|men|woman|women)', 'chair'],
  ['business(?:man|men|woman|women)', 'business owner'],
  ['sales(?:man|men|woman|women)', 'salesperson'],
  ['middle(?:man|men)', 'intermediary'],
  ['fore(?:man|men)', 'supervisor'],
  ['guys', 'everyone'],
  ['girls|ladies', 'people'],
  ['he/she|she/he|s/he|he or she|she or he', 'they'],
  ['his/her|her/his|his or her|her or his', 'their'],
  ['him/her|him or her', 'them'],
  ['grand[ -]?fathered', 'kept as it was'],
  ['sanity[ -]check', 'quick check'],
  ['crazy|insane|insanely', 'surprising'],
  ['dumb|stupid', 'careless'],
  ['idiot[ -]proof', 'hard to get wrong'],
  ['crippled|crippling', 'severe'],
  ['tone[ -]deaf', 'careless'],
  ['wheelchair[ -]bound', 'uses a wheelchair'],
  ['handicapped|the disabled', 'disabled people'],
  ['the elderly', 'older people'],
  ['third[ -]world', 'developing countries'],
];

const PATTERNS = WORDS.map(([words, better]) => ({
  better,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu'),
}));

function diagnosticsOf(page: Page): Diagnostic[] {
  return wordsOf(page).flatMap(({ start, text }) =>
    PATTERNS.flatMap(({ pattern, better }) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
        message: `"${match[0]}" can exclude or hurt readers. Write "${better}", or say it in another way.`,
        suggestion: better,
      })),
    ),
  );
}

/** Words that exclude or hurt readers, with alternatives. */
export const plainWords: PageRule = {
  name: 'plain-words',
  severity: 'warning',
  handbook: '/handbook/words#plain-words',
  readsFacts: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
