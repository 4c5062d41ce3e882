import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { company as companyFacts } from '../../../src/facts/company';
import type { figures as figureFacts } from '../../../src/facts/figures';
import type { Plan } from '../../../src/facts/plans';
import { contextOf } from '../lint';
import { matchesIn, textsOf } from '../texts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Our email address, the price of a plan beside its name, and figures with a unit, written by hand where a fact could stand. */
export const ownFact = lintRule<Root>(
  { origin: 'check:own-fact', url: '/handbook/facts#show-a-fact-on-a-page' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.kind !== 'page' && page.kind !== 'shared') return;
    const factsIn = (name: string) => site.factsOf(`@site/src/facts/${name}`)?.[name];
    // Front matter cannot show facts.
    const texts = textsOf(page).filter(({ kind }) => kind === 'text' || kind === 'setting');
    const find = (pattern: string, advice: (written: string) => string) => {
      for (const { match, start, end } of matchesIn(texts, new RegExp(pattern, 'g')))
        report({ start, end }, advice(match[0]));
    };
    const email = (factsIn('company') as typeof companyFacts | undefined)?.email;
    if (email)
      find(escaped(email), () => 'Write <EmailLink /> in place of our address. It always shows the current one.');
    for (const { name, price } of (factsIn('plans') ?? []) as readonly Plan[])
      if (price)
        find(
          `(?<=\\b${escaped(name)}(?: plan)?(?:,| is| costs| from| for|:)? )\\$\\d[\\d,]*(?![\\d,]*[.–-]\\d| (?:a|per) year)`,
          (figure) =>
            figure === `$${price}`
              ? `The price of ${name} is a fact, and this copy would stay when it changes. Link to /pricing.`
              : `${name} costs $${price} a month in src/facts/plans.yaml, and this says ${figure}. Correct one of the two.`,
        );
    // "4–8 weeks" is ours; "2 hours", "24/7" and "40%" may be anybody's.
    for (const [name, { value }] of Object.entries((factsIn('figures') ?? {}) as typeof figureFacts))
      if (/\d[\d–-]*\d \p{L}/u.test(value))
        find(
          `(?<![\\d–])${escaped(value)}\\b`,
          () => `This is a fact. Write {figures.${name}.value}, which changes with it.`,
        );
  },
);
