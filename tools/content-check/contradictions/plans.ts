import { plans } from '../../../src/site/plans';
import type { Diagnostic } from '../rule';
import { matchesIn, sentencesOf, type Texts } from '../texts';
import { amountOf } from './numbers';
import { sentenceAround } from './sentence';

const NAMES = plans.map(({ name }) => name);
/** Names that plans often have, and ours do not. */
const OTHER_NAMES =
  'Premium Basic Starter Pro Business Plus Standard Gold Silver Platinum Advanced Growth Essential Ultimate Personal Free Team Professional Enterprise'
    .split(' ')
    .filter((name) => !NAMES.includes(name));
const [OTHER_NAME, NAME, AND] = [OTHER_NAMES.join('|'), NAMES.join('|'), '(?:,| and| or|, and|, or)\\s+'];
/** Such a name as that of a plan, or in a list with the names of plans. */
const PLAN_NAME = new RegExp(
  `\\b(?<name>${OTHER_NAME})(?=\\s+(?:plan|tier|subscription)s?\\b|${AND}(?:${NAME})\\b)|(?<=\\b(?:${NAME})${AND})(?:${OTHER_NAME})\\b`,
  'g',
);

/** `10 users`, `1,000 API calls a day`: the number and the noun of a feature. */
const COUNTED = /^(?<amount>\d[\d,]*|Unlimited)\s+(?<noun>[A-Za-z]+(?:\s[a-z]+)?)/;

function nounOf(title: string): { amount: string; noun: string } | null {
  const { amount = '', noun = '' } = COUNTED.exec(title)?.groups ?? {};
  return noun ? { amount: amount.toLowerCase(), noun: noun.replace(/s$/, '').toLowerCase() } : null;
}

const NOUNS = [
  ...new Set(plans.flatMap(({ features }) => features.flatMap(({ title }) => nounOf(title)?.noun ?? []))),
].filter((noun) => !/\s(?:a|per|of)$/.test(noun));
/** "API calls" are also called "calls". */
const SHORT_NOUNS = new Map(NOUNS.map((noun) => [noun.replace(/^.* /, ''), noun]));
const FIGURE = new RegExp(
  `\\b(?<amount>\\d[\\d,]*|unlimited|one|five|ten)\\s+(?<noun>${[...NOUNS, ...SHORT_NOUNS.keys()].join('|')})s?\\b`,
  'gi',
);
function amountIn({ groups }: RegExpExecArray | RegExpMatchArray): { amount: string; noun: string } {
  const { amount = '', noun = '' } = groups ?? {};
  const plain = /^[a-z]/i.test(amount) && amountOf(amount) > 0 ? String(amountOf(amount)) : amount.toLowerCase();
  return { amount: plain, noun: SHORT_NOUNS.get(noun.toLowerCase()) ?? noun.toLowerCase() };
}

/** Two limits in one sentence that are those of two plans: "one user and 1,000 calls a day". */
function mixedLimits(texts: Texts): Diagnostic[] {
  const limits = plans.map(({ features }) => features.flatMap(({ title }) => nounOf(title) ?? []));
  const has = (plan: (typeof limits)[number], { amount, noun }: { amount: string; noun: string }) =>
    plan.some((limit) => limit.amount === amount && limit.noun === noun);
  return texts.parts.flatMap(({ start, text }) =>
    sentencesOf(text).flatMap((range): Diagnostic[] => {
      const sentence = text.slice(range.start, range.end);
      const found = [...sentence.matchAll(FIGURE)].map((match) => ({ match, ...amountIn(match) }));
      const [first, last, ...others] = found;
      if (!first || !last || others.length > 0 || first.noun === last.noun) return [];
      const isKnown = [first, last].every((figure) => limits.some((plan) => has(plan, figure)));
      if (!isKnown || limits.some((plan) => has(plan, first) && has(plan, last))) return [];
      const from = start + range.start + last.match.index;
      const index = limits.findIndex((plan) => has(plan, first));
      const right = limits[index]?.find(({ noun }) => noun === last.noun)?.amount;
      const message = `No plan has both ${first.match[0]} and ${last.match[0]}: ${plans[index]?.name} has ${right}. Correct it here, or in src/site/plans.yaml.`;
      return [{ start: from, end: from + last.match[0].length, message }];
    }),
  );
}

const ABOUT_PLANS = /\b(?:plans?|tiers?|cards?)\b/;
const EXCEPTION = /\b(?:no|not|without|except|only|unlike|but|neither|nor|instead)\b|n[’']t\b/i;

/** "The 14-day trial is on the Team or Enterprise card": a feature beside the name of a plan that does not have it. */
function missingFeatures(texts: Texts): Diagnostic[] {
  const titles = [...new Set(plans.flatMap(({ features }) => features.map(({ title }) => title)))].filter(
    (title) => !/^\d[\d,]* \w/.test(title),
  );
  return texts.parts.flatMap(({ start, text }) =>
    sentencesOf(text).flatMap((range): Diagnostic[] => {
      const sentence = text.slice(range.start, range.end).replace(/\s/g, ' ');
      if (!ABOUT_PLANS.test(sentence) || EXCEPTION.test(sentence)) return [];
      return titles.flatMap((title) => {
        if (!sentence.toLowerCase().includes(title.toLowerCase())) return [];
        return plans.flatMap(({ name, features }): Diagnostic[] => {
          const place = new RegExp(`(?<=\\p{L},? )${name}\\b|\\b${name}(?= (?:plan|tier)\\b)`, 'u').exec(sentence);
          if (!place || features.some((feature) => feature.title === title && feature.included)) return [];
          const from = start + range.start + place.index;
          const message = `The plan ${name} does not have "${title}". Correct it here, or in src/site/plans.yaml.`;
          return [{ start: from, end: from + name.length, message }];
        });
      });
    }),
  );
}

/** The only plan that a sentence names: "the Team plan". */
function planIn(sentence: string) {
  const named = plans.filter(({ name }) =>
    new RegExp(`\\b${name}\\s+(?:plan|tier)\\b|\\b(?:plan|tier)\\s+${name}\\b`).test(sentence),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Finds plans that do not exist, and features that a plan does not have. */
export function wrongPlans(texts: Texts): Diagnostic[] {
  const names =
    OTHER_NAMES.length === 0
      ? []
      : matchesIn(texts, PLAN_NAME).map(({ match, start, end }): Diagnostic => {
          const message = `There is no plan "${match[0]}". Our plans are ${NAMES.join(', ')}: see src/site/plans.yaml.`;
          return { start, end, message };
        });
  const figures =
    NOUNS.length === 0
      ? []
      : matchesIn(texts, FIGURE).flatMap(({ match, start, end, text }): Diagnostic[] => {
          const plan = planIn(sentenceAround(text, match.index));
          const { amount, noun } = amountIn(match);
          const right = plan?.features.flatMap(({ title }) => nounOf(title) ?? []).find((it) => it.noun === noun);
          if (!plan || !right || right.amount === amount) return [];
          const message = `The plan ${plan.name} has ${right.amount} ${noun}${right.amount === '1' ? '' : 's'}, and this says ${match.groups?.amount}. Correct it here, or in src/site/plans.yaml.`;
          return [{ start, end, message }];
        });
  const mixed = mixedLimits(texts).filter(({ start }) => !figures.some((it) => it.start === start));
  return [...names, ...figures, ...mixed, ...missingFeatures(texts)];
}
