import { claims, entryAmount } from '../../../src/site/claims';
import { type Plan, plans } from '../../../src/site/plans';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const MONEY = /\$\s?(?<amount>\d[\d,.]*\d|\d)/g;
const MONTHLY = /per month|a month|\/\s?mo(nth)?\b|monthly|each month/i;
const AMOUNTS = plans.flatMap(({ price }) => price ?? []);

/** Names of plans are also words ("Free", "Team"), so the words around them have to speak of a plan. */
const NAMED = plans.map((plan) => ({
  plan,
  pattern: new RegExp(
    `\\b${plan.name}\\b(?=\\s+(?:plan|tier|costs?|is|for|at|starts|subscription)\\b|\\s*[:(–—-]|,? \\$)|\\b(?:plan|tier)\\s+[“"]?${plan.name}\\b`,
  ),
}));

function priceOf({ name, price }: Plan): string {
  return price === null ? `${name} has no fixed price` : `${name} costs $${price} a month`;
}

const ENTRY = /\b(?:from|starts? at|starting at|begins? at|as little as)\s+$/i;

/** Finds prices beside the name of a plan that the plan does not have, and monthly prices that no plan has. */
export function wrongPrices(texts: Texts): Diagnostic[] {
  return matchesIn(texts, MONEY).flatMap(({ match, start, end, text }) => {
    const amount = Number((match.groups?.amount ?? '').replaceAll(',', ''));
    const sentence = sentenceAround(text, match.index);
    const named = NAMED.filter(({ pattern }) => pattern.test(sentence)).map(({ plan }) => plan);
    const isRight =
      named.length === 0
        ? !MONTHLY.test(sentence) || AMOUNTS.includes(amount)
        : named.some(({ price }) => price === amount);
    const isEntry = ENTRY.test(text.slice(0, match.index)) && !AMOUNTS.includes(amount);
    if (amount === entryAmount || (isRight && !isEntry)) return [];
    const [plan] = named;
    const fact =
      isEntry && !plan
        ? `the smallest project costs ${claims.entryPrice}`
        : plan
          ? priceOf(plan)
          : `the plans cost ${AMOUNTS.map((price) => `$${price}`).join(', ')} a month`;
    const message = `${match[0]} differs from our facts: ${fact}. Correct the price here, or in src/site/${isEntry ? 'claims' : 'plans'}.yaml.`;
    return [{ start, end, message }];
  });
}
