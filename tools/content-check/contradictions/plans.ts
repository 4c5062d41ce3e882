import { plans } from '../../../src/site/plans';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const NAMES = plans.map(({ name }) => name);
/** Names that plans often have, and ours do not. */
const OTHER_NAMES =
  'Premium Basic Starter Pro Business Plus Standard Gold Silver Platinum Advanced Growth Essential Ultimate Personal Free Team Professional Enterprise'
    .split(' ')
    .filter((name) => !NAMES.includes(name));
const PLAN_NAME = new RegExp(`\\b(?<name>${OTHER_NAMES.join('|')})(?=\\s+(?:plan|tier|subscription)s?\\b)`, 'g');

/** `10 users`, `1,000 API calls a day`: the number and the noun of a feature. */
const COUNTED = /^(?<amount>\d[\d,]*|Unlimited)\s+(?<noun>[A-Za-z]+(?:\s[a-z]+)?)/;

function nounOf(title: string): { amount: string; noun: string } | null {
  const { amount = '', noun = '' } = COUNTED.exec(title)?.groups ?? {};
  return noun ? { amount: amount.toLowerCase(), noun: noun.replace(/s$/, '').toLowerCase() } : null;
}

const NOUNS = [
  ...new Set(plans.flatMap(({ features }) => features.flatMap(({ title }) => nounOf(title)?.noun ?? []))),
].filter((noun) => !/\s(?:a|per|of)$/.test(noun));
const FIGURE = new RegExp(`\\b(?<amount>\\d[\\d,]*|unlimited)\\s+(?<noun>${NOUNS.join('|')})s?\\b`, 'gi');
const SWITCHES = [
  ...new Set(
    plans.flatMap(({ features }) => features.filter(({ title }) => !/\d/.test(title)).map(({ title }) => title)),
  ),
];
const INCLUDES = new RegExp(
  `\\b(?:includes?|has|have|comes? with|with|offers?)\\s+(?<feature>${SWITCHES.join('|')})\\b`,
  'gi',
);

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
          const noun = match.groups?.noun?.toLowerCase();
          const right = plan?.features.flatMap(({ title }) => nounOf(title) ?? []).find((it) => it.noun === noun);
          if (!plan || !right || right.amount === match.groups?.amount?.toLowerCase()) return [];
          const message = `The plan ${plan.name} has ${right.amount} ${noun}${right.amount === '1' ? '' : 's'}, and this says ${match.groups?.amount}. Correct it here, or in src/site/plans.yaml.`;
          return [{ start, end, message }];
        });
  const switches =
    SWITCHES.length === 0
      ? []
      : matchesIn(texts, INCLUDES).flatMap(({ match, start, end, text }): Diagnostic[] => {
          const plan = planIn(sentenceAround(text, match.index));
          const title = match.groups?.feature?.toLowerCase();
          const feature = plan?.features.find((it) => it.title.toLowerCase() === title);
          if (!plan || !feature || feature.included) return [];
          const message = `The plan ${plan.name} does not have "${feature.title}". Correct it here, or in src/site/plans.yaml.`;
          return [{ start, end, message }];
        });
  return [...names, ...figures, ...switches];
}
