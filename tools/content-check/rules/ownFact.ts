import { nearest } from '../../../lib/nearest';
import type { company as companyFacts } from '../../../src/site/company';
import type { Plan } from '../../../src/site/plans';
import { linksOf } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, sentencesOf, type Texts, textsFrom, textsOf } from '../texts';

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g;
const AMOUNT = /\$(\d[\d,]*(?:\.\d\d)?)/g;

type Company = typeof companyFacts;

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/** Our address, one that is a typo in it, and others on our domain that no fact contains. */
function mails(texts: Texts, { email, domain }: Company): Diagnostic[] {
  return matchesIn(texts, MAIL).flatMap(({ match: [written], start, end }): Diagnostic[] => {
    const isOwn = written.endsWith(`@${domain}`) || nearest(written, [email]) !== null;
    if (!isOwn) return [];
    const message =
      written === email
        ? 'This address changes with the facts if you write <EmailLink /> in its place.'
        : `Our address is ${email}. Write <EmailLink /> in its place.`;
    return [{ start, end, message }];
  });
}

function phones(texts: Texts, { phone }: Company): Diagnostic[] {
  const message = 'This number changes with the facts if you write {company.phone} in its place.';
  return matchesIn(texts, PHONE)
    .filter(({ match }) => phone && lastDigits(match[0]) === lastDigits(phone))
    .map(({ start, end }) => ({ start, end, message }));
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

/** Our own mail address, phone number and prices, written by hand where a fact could stand. */
export const ownFact: PageRule = {
  name: 'own-fact',
  severity: 'warning',
  handbook: '/handbook/facts#show-a-fact-on-a-page',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const company = site.factsOf('@site/src/site/company')?.company as Company | undefined;
    const plans = (site.factsOf('@site/src/site/plans')?.plans ?? []) as readonly Plan[];
    const links = linksOf(page).map(({ target, start }) => ({ start, text: target }));
    const texts = textsFrom([...textsOf(page).parts, ...links]);
    return [...(company ? [...mails(texts, company), ...phones(texts, company)] : []), ...prices(texts, plans)];
  },
};
