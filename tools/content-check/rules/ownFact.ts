import { distance } from 'fastest-levenshtein';
import type { company as companyFacts } from '../../../src/site/company';
import type { Plan } from '../../../src/site/plans';
import { linksOf } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { matchesIn, sentencesOf, type Texts, textsFrom, textsOf } from '../texts';

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g;
const AMOUNT = /\$(\d[\d,]*(?:\.\d\d)?)/g;
/** So many different characters in a mail address are a typo. */
const TYPO = 2;

type Company = typeof companyFacts;

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

function mails(texts: Texts, { email }: Company): Diagnostic[] {
  return matchesIn(texts, MAIL).flatMap(({ match: [written], start, end }): Diagnostic[] => {
    const difference = distance(written.toLowerCase(), email.toLowerCase());
    if (difference > TYPO) return [];
    const message =
      difference === 0
        ? 'This address changes with the facts if you write <EmailLink /> in its place.'
        : `Our address is ${email}. Write <EmailLink /> in its place.`;
    return [{ start, end, message }];
  });
}

function phones(texts: Texts, { phone }: Company): Diagnostic[] {
  if (!phone) return [];
  return matchesIn(texts, PHONE)
    .filter(({ match }) => lastDigits(match[0]) === lastDigits(phone))
    .map(({ start, end }) => ({
      start,
      end,
      message: 'This number changes with the facts if you write {company.phone} in its place.',
    }));
}

/** A sentence that names one plan and one price, which is not that of the plan. */
function prices({ parts }: Texts, plans: readonly Plan[]): Diagnostic[] {
  return parts.flatMap(({ start, text }) =>
    sentencesOf(text).flatMap((range): Diagnostic[] => {
      const sentence = text.slice(range.start, range.end);
      const named = plans.filter(({ name }) => new RegExp(`\\b${name}\\s+(?:plan|tier)\\b`).test(sentence));
      const amounts = [...sentence.matchAll(AMOUNT)];
      const [plan, amount] = [named[0], amounts[0]];
      if (!plan || !amount || named.length > 1 || amounts.length > 1 || plan.price === null) return [];
      const written = Number(amount[1]?.replaceAll(',', ''));
      // A year's price may be written, too.
      if (written === plan.price || written === plan.price * 12) return [];
      const from = start + range.start + amount.index;
      const message = `${plan.name} costs $${plan.price} a month in src/site/plans.yaml, and this says ${amount[0]}. Correct one of the two.`;
      return [{ start: from, end: from + amount[0].length, message }];
    }),
  );
}

function factsOf(site: Site): { company: Company | undefined; plans: readonly Plan[] } {
  return {
    company: site.factsOf('@site/src/site/company')?.company as Company | undefined,
    plans: (site.factsOf('@site/src/site/plans')?.plans ?? []) as readonly Plan[],
  };
}

/** Our own mail address, phone number and prices, written by hand where a fact could stand. */
export const ownFact: PageRule = {
  name: 'own-fact',
  severity: 'warning',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const { company, plans } = factsOf(site);
    const links = linksOf(page).map(({ target, start }) => ({ start, text: target }));
    const texts = textsFrom([...textsOf(page).parts, ...links]);
    return [...(company ? [...mails(texts, company), ...phones(texts, company)] : []), ...prices(texts, plans)];
  },
};
