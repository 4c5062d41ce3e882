import { claims, entryAmount } from '../../../src/site/claims';
import { type Plan, plans } from '../../../src/site/plans';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { amountOf, NUMBER } from './numbers';
import { sentenceAround } from './sentence';

const MONEY = /\$\s?(?<amount>\d[\d,.]*\d|\d)/g;
const MONTHLY = /per month|a month|\/\s?mo(nth)?\b|monthly|each month/i;
/** Other sentences may tell what a client pays for servers. */
const OUR_PRICES =
  /\b(?:plans?|tiers?|subscriptions?|pricing|prices?|per user|a user|costs?|starts?|trial|workspace|we charge|you pay)\b/i;
const YEARLY = /\byears?\b|\byearly\b|\bannual/i;
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

/** What clients buy from others. */
const GOODS =
  /\b(?:laptops?|servers?|disks?|computers?|machines?|phones?|routers?|printers?|screens?|monitors?|devices?|licenses?|tickets?|rent|salar(?:y|ies))\b/i;

/** What a price may be multiplied with: the months of a year, and users or months that the sentence counts. */
function factorsIn(sentence: string): number[] {
  const counted = sentence.matchAll(
    new RegExp(`\\b${NUMBER}\\s+(?:\\p{Ll}+\\s+)?(?:users?|people|persons|seats?|months?)\\b`, 'giu'),
  );
  const numbers = [...counted].map(({ groups }) => amountOf(groups?.number ?? ''));
  return [1, ...(YEARLY.test(sentence) ? [12, ...numbers.map((number) => number * 12)] : []), ...numbers];
}

/** Finds prices beside the name of a plan that the plan does not have, and monthly prices that no plan has. */
export function wrongPrices(texts: Texts): Diagnostic[] {
  return matchesIn(texts, MONEY).flatMap(({ match, start, end, text }) => {
    const amount = Number((match.groups?.amount ?? '').replaceAll(',', ''));
    const sentence = sentenceAround(text, match.index);
    const named = NAMED.filter(({ pattern }) => pattern.test(sentence)).map(({ plan }) => plan);
    const factors = factorsIn(sentence);
    const isProduct = (prices: readonly number[]) =>
      prices.some((price) => factors.some((it) => price * it === amount));
    const isRight =
      named.length === 0
        ? !MONTHLY.test(sentence) || !OUR_PRICES.test(sentence) || isProduct(AMOUNTS)
        : isProduct(named.flatMap(({ price }) => price ?? []));
    // "The bill went from $3,000 to $600."
    const isRange = /^\s+to\s+\$/.test(text.slice(match.index + match[0].length));
    const isEntry =
      ENTRY.test(text.slice(0, match.index)) && !isRange && !AMOUNTS.includes(amount) && !GOODS.test(sentence);
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
