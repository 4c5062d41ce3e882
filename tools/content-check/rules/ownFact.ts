import { nearest } from '../../../lib/nearest';
import type { company as companyFacts } from '../../../src/site/company';
import type { Plan } from '../../../src/site/plans';
import { linksOf } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, textsOf } from '../texts';

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g;

type Company = typeof companyFacts;
type Places = Parameters<typeof matchesIn>[0];

/** Our address, one that is a typo in it, others on our domain that no fact contains, and our phone number. */
function contacts(places: Places, { email, domain, phone }: Company): Diagnostic[] {
  const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-10);
  const mails = matchesIn(places, MAIL)
    .filter(({ match: [written] }) => written.endsWith(`@${domain}`) || nearest(written, [email]) !== null)
    .map((place) => ({ ...place, message: `Our address is ${email}. Write <EmailLink />, which always shows it.` }));
  const phones = matchesIn(places, PHONE)
    .filter(({ match: [written] }) => phone && lastDigits(written) === lastDigits(phone))
    .map((place) => ({ ...place, message: 'Write {company.phone} in place of this number, which always shows it.' }));
  return [...mails, ...phones];
}

/** "The Team plan costs $59", where the facts say something else. A year's price may be written, too. */
function prices(places: Places, plans: readonly Plan[]): Diagnostic[] {
  return plans.flatMap(({ name, price }) => {
    if (price === null) return [];
    const written = new RegExp(`(?<=\\b${name} (?:plan|tier) (?:is|costs|starts at|for) )\\$(\\d[\\d,]*)`, 'g');
    return matchesIn(places, written)
      .filter(({ match }) => ![price, price * 12].includes(Number(match[1]?.replaceAll(',', ''))))
      .map(({ match, start, end }) => {
        const message = `${name} costs $${price} a month in src/site/plans.yaml, and this says ${match[0]}. Correct one of the two.`;
        return { start, end, message };
      });
  });
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
    const places = [...textsOf(page), ...linksOf(page).map(({ target, start }) => ({ start, text: target }))];
    return [...(company ? contacts(places, company) : []), ...prices(places, plans)];
  },
};
