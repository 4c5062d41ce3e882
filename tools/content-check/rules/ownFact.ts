import { escapePattern } from '../../../lib/text';
import type { company as companyFacts } from '../../../src/facts/company';
import type { figures as figureFacts } from '../../../src/facts/figures';
import type { Plan } from '../../../src/facts/plans';
import { rule } from '../context';
import { matchesIn, textsOf } from '../texts';

/** Our email address, the price of a plan beside its name, and figures with a unit, written by hand where a fact could stand. */
export const ownFact = rule('own-fact', '/handbook/facts#show-a-fact-on-a-page', ({ page, site, report }) => {
  if (page.kind !== 'page' && page.kind !== 'shared') return;
  const factsIn = (name: string) => site.factsOf(`@site/src/facts/${name}`)?.[name];
  // Front matter cannot show facts.
  const texts = textsOf(page).filter(({ kind }) => kind === 'text' || kind === 'setting');
  const find = (pattern: string, reason: string) => {
    for (const range of matchesIn(texts, new RegExp(pattern, 'g')))
      report({ start: range.start, end: range.end }, reason);
  };
  const { email } = (factsIn('company') ?? {}) as Partial<typeof companyFacts>;
  if (email)
    find(escapePattern(email), 'Write <EmailLink /> in place of our address. It always shows the current one.');
  for (const { name, price } of (factsIn('plans') ?? []) as readonly Plan[])
    find(
      `(?<=\\b${escapePattern(name)}(?: plan)?(?:,| is| costs| from| for|:)? )\\$\\d[\\d,]*(?![\\d,]*[.–-]\\d| (?:a|per) year)`,
      `${name} costs $${price} a month in src/facts/plans.yaml, and a copy would stay when that changes. Link to /pricing.`,
    );
  // "4–8 weeks" is ours; "2 hours", "24/7" and "40%" may be anybody's.
  for (const [name, { value }] of Object.entries((factsIn('figures') ?? {}) as typeof figureFacts))
    if (/\d[\d–-]*\d \p{L}/u.test(value))
      find(
        `(?<![\\d–])${escapePattern(value)}\\b`,
        `This is a fact. Write {figures.${name}.value}, which changes with it.`,
      );
});
