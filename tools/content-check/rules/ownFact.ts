import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { nearest } from '../../../lib/nearest';
import type { company as companyFacts } from '../../../src/site/company';
import type { Plan } from '../../../src/site/plans';
import { linksOf } from '../links';
import { contextOf } from '../lint';
import { matchesIn, textsOf } from '../texts';

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g;
const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-10);

/** Our own mail address, phone number and prices, written by hand where a fact could stand. */
export const ownFact = lintRule<Root>(
  { origin: 'check:own-fact', url: '/handbook/facts#show-a-fact-on-a-page' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.kind !== 'page' && page.kind !== 'shared') return;
    const links = linksOf(page).filter(({ from }) => from !== 'sentence');
    const places = [...textsOf(page), ...links.map(({ target, start }) => ({ start, text: target }))];
    const company = site.factsOf('@site/src/site/company')?.company as typeof companyFacts | undefined;
    if (company) {
      const { email, domain, phone } = company;
      // Also a misspelled form of our address, and any other address on our domain.
      for (const { match, ...range } of matchesIn(places, MAIL))
        if (match[0].endsWith(`@${domain}`) || nearest(match[0], [email]) !== null)
          report(range, `Our address is ${email}. Write <EmailLink />, which always shows it.`);
      for (const { match, ...range } of matchesIn(places, PHONE))
        if (phone && lastDigits(match[0]) === lastDigits(phone))
          report(range, 'Write {company.phone} in place of this number, which always shows it.');
    }
    const plans = (site.factsOf('@site/src/site/plans')?.plans ?? []) as readonly Plan[];
    for (const { name, price } of plans) {
      if (price === null) continue;
      // In the same sentence as the plan: "The Team plan costs $59", "$59 for Team".
      const written = new RegExp(
        `(?=\\$)(?<=\\b${name}\\b(?: plan| tier)?(?:,| is| costs| starts at| from| for|:)? )\\$(\\d[\\d,]*)(?![\\d,]*[.–-]\\d)|\\$(\\d[\\d,]*)(?= (?:a month )?(?:for|on|in) (?:the )?${name}\\b)`,
        'g',
      );
      for (const { match, ...range } of matchesIn(places, written)) {
        const figure = Number((match[1] ?? match[2])?.replaceAll(',', ''));
        // A year's price may be written, too.
        if (figure === price * 12) continue;
        const message =
          figure === price
            ? `The price of ${name} is a fact, and this copy of it would stay when the price changes. Link to /pricing, or write the sentence without it.`
            : `${name} costs $${price} a month in src/site/plans.yaml, and this says ${match[0]}. Correct one of the two.`;
        report(range, message);
      }
    }
  },
);
