import { cookies } from '../../../src/site/cookies';
import { partners } from '../../../src/site/partners';
import { plans } from '../../../src/site/plans';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { amountOf, NUMBER } from './numbers';

const trials = plans.flatMap(({ features }) =>
  features.flatMap(({ title }) => /(\d+)-day trial/.exec(title)?.[1] ?? []),
);

/** Numbers in sentences that facts decide, with the file that has them. */
const COUNTS: readonly [pattern: RegExp, allowed: readonly number[], file: string, what?: string][] = [
  [
    new RegExp(`\\b${NUMBER}[- ]days? (?:free )?trial\\b`, 'gi'),
    [...new Set(trials.map(Number))],
    'plans',
    'days of a trial',
  ],
  [new RegExp(`\\b(?:may set|set|sets|all|the) ${NUMBER} cookies\\b`, 'gi'), [cookies.length], 'cookies'],
  [
    new RegExp(`(?<=\\bcookies\\b[^.!?]*[.!?,]?\\s)${NUMBER} of them\\b(?=[^.!?]*\\bAnalytics\\b)`, 'gi'),
    [cookies.filter(({ group }) => group === 'analytics').length],
    'cookies',
    'cookies for analytics',
  ],
  [
    new RegExp(`\\b(?:the|all|our) ${NUMBER} (?:technology )?(?:products|partners|technologies)\\b`, 'gi'),
    [partners.length],
    'partners',
  ],
  [new RegExp(`\\b(?:all|our) ${NUMBER} (?:pricing )?plans\\b`, 'gi'), [plans.length], 'plans'],
];

/** Finds numbers of things that differ from how many the facts have. */
export function wrongCounts(texts: Texts): Diagnostic[] {
  return COUNTS.flatMap(([pattern, allowed, file, what = file]) =>
    matchesIn(texts, pattern).flatMap(({ match, start }) => {
      const number = match.groups?.number ?? '';
      if (allowed.length === 0 || allowed.includes(amountOf(number))) return [];
      const from = start + match[0].indexOf(number);
      const message = `src/site/${file}.yaml has ${allowed.join(' or ')} ${what}, and this says ${number}. Correct one of the two.`;
      return [{ start: from, end: from + number.length, message }];
    }),
  );
}
