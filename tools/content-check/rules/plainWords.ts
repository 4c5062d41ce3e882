import { type Page, perPage } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { wordsOf } from '../words';

/** Words that exclude, hurt or embarrass readers, and what to write instead. Regular expressions of whole words. */
const WORDS: readonly [words: string, better: readonly string[]][] = [
  ['white[ -]?list', ['allow list']],
  ['white[ -]?listed', ['allowed']],
  ['white[ -]?listing', ['allowing']],
  ['black[ -]?list', ['block list']],
  ['black[ -]?listed', ['blocked']],
  ['black[ -]?listing', ['blocking']],
  ['master[/ -](?:and[ -])?slave|slave', ['primary and replica', 'server and client']],
  ['man[ -]?power', ['people', 'staff']],
  ['man[ -]?hours?', ['hours of work']],
  ['man[ -]?days?', ['days of work']],
  ['man[ -]made', ['artificial']],
  ['manned', ['staffed']],
  ['unmanned', ['automatic', 'unstaffed']],
  ['mankind', ['humanity', 'people']],
  ['chair(?:man|woman)', ['chair']],
  ['chair(?:men|women)', ['chairs']],
  ['business(?:man|woman)', ['business owner']],
  ['business(?:men|women)', ['business owners']],
  ['sales(?:man|woman)', ['salesperson']],
  ['sales(?:men|women)', ['salespeople']],
  ['spokes(?:man|woman)', ['spokesperson']],
  ['repair(?:man|men)', ['technician']],
  ['work(?:man|men)', ['worker']],
  ['middle(?:man|men)', ['intermediary']],
  ['fore(?:man|men)', ['supervisor']],
  ["lay(?:man|men)(?:[’']s(?: terms)?)?", ['plain language', 'somebody who is not an expert']],
  ['policeman|policemen', ['police officer']],
  ['fireman|firemen', ['firefighter']],
  ['mailman|mailmen', ['mail carrier']],
  ['guys', ['everyone', 'team', 'people']],
  ['girls|ladies', ['people', 'team']],
  ['housewives|housewife', ['people at home']],
  ['he/she|she/he|s/he|\\(s\\)he|he or she|she or he', ['they']],
  ['his/her|her/his|his or her|her or his', ['their']],
  ['him/her|him or her', ['them']],
  ['grand[ -]?fathered', ['kept as it was']],
  ['grandfather clause', ['exception for existing clients']],
  ['sanity[ -]check', ['quick check']],
  ['crazy|insane|insanely|lunatic', ['surprising', 'very']],
  ['lame', ['weak']],
  ['dumb|stupid|idiotic', ['simple', 'careless']],
  ['idiots?|morons?|dummies', ['people', 'beginners']],
  ['idiot[ -]proof', ['hard to get wrong']],
  ['crippled|cripples|crippling', ['limited', 'severe']],
  ['tone[ -]deaf', ['careless']],
  ['turn a blind eye|blind to', ['ignore']],
  ['wheelchair[ -]bound|confined to a wheelchair', ['uses a wheelchair']],
  ['handicapped|the disabled', ['disabled people', 'accessible']],
  ['the blind', ['blind people']],
  ['the elderly|senile', ['older people']],
  ['schizophrenic|bipolar', ['contradictory']],
  ['retard(?:s|ed)?|spastic|spaz', []],
  ['gyp|gypped|gypsy|gypsies', ['cheat']],
  ['eskimos?|orientals?', []],
  [
    'indian giver|off the reservation|low man on the totem pole|pow[ -]?wow',
    ['meeting', 'on their own', 'newest person'],
  ],
  ['third[ -]world', ['developing countries']],
  ['illegal aliens?|illegals', ['people without papers']],
  ['ghetto', []],
  // Not “checked by a native speaker”, nor “a native speaker reads it”.
  [
    '(?<!\\bby (?:an? )?)(?:young )?(?:native|mother[ -]tongue) (?:\\p{L}+ )?speakers?(?! (?:of|reads?|checks?|reviews?|has|have)\\b)',
    ['fluent in English'],
  ],
  ['young(?: and|,) (?:dynamic|energetic|hungry)|digital natives?', ['motivated']],
  ['open the kimono', ['show everything']],
];

const EVERY_WORD = WORDS.map(([words], index) => `(?<w${index}>${words})`).join('|');
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${EVERY_WORD})(?![\\p{L}\\p{N}-])`, 'giu');

function betterOf(match: RegExpMatchArray): readonly string[] {
  const index = WORDS.findIndex((_, place) => match.groups?.[`w${place}`] !== undefined);
  return WORDS[index]?.[1] ?? [];
}

function diagnosticsOf(page: Page): Diagnostic[] {
  return wordsOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(PATTERN)].map((match): Diagnostic => {
      const better = betterOf(match);
      const advice =
        better.length > 0 ? `Better: ${better.map((word) => `"${word}"`).join(' or ')}.` : 'Choose another word.';
      const message = `Some readers feel shut out or hurt by "${match[0]}". ${advice}`;
      const range = { start: start + match.index, end: start + match.index + match[0].length };
      return { ...range, message, suggestion: better.length === 1 ? (better[0] ?? null) : null };
    }),
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
