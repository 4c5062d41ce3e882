import type { Page } from '../page';
import type { Diagnostic } from '../rule';
import type { Site } from '../site';
import { textsOf } from '../texts';
import { wrongAnnouncements } from './announced';
import { wrongClaims } from './claims';
import { wrongContacts } from './contacts';
import { wrongCounts } from './counts';
import { wrongBrand, wrongNames } from './names';
import { wrongFigures } from './otherFigures';
import { wrongPersons } from './persons';
import { wrongPlans } from './plans';
import { missingTargets } from './pointers';
import { wrongPrices } from './prices';
import { staleYears } from './years';

/** Finds what differs from the facts, from the rest of the page or from other pages, and years that are over. */
export async function contradictionsIn(page: Page, site: Site): Promise<Diagnostic[]> {
  const texts = textsOf(page);
  const found = [
    ...wrongFigures(page, site),
    ...wrongAnnouncements(page),
    ...missingTargets(page),
    ...wrongPersons(page, await site.dictionary()),
    ...wrongClaims(texts),
    ...wrongCounts(texts),
    ...wrongPlans(texts),
    ...wrongPrices(texts),
    ...wrongContacts(texts),
    ...wrongBrand(texts),
    ...wrongNames(texts),
    ...staleYears(texts, site.today),
  ];
  return [...new Map(found.map((diagnostic) => [diagnostic.start, diagnostic])).values()];
}
