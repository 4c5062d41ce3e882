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
import { wrongPlans } from './plans';
import { wrongPrices } from './prices';
import { staleYears } from './years';

/** Finds what differs from the facts, from the rest of the page or from other pages, and years that are over. */
export function contradictionsIn(page: Page, site: Site): Diagnostic[] {
  const texts = textsOf(page);
  const found = [
    ...wrongFigures(page, site),
    ...wrongAnnouncements(page),
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
