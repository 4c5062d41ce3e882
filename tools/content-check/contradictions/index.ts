import type { Page } from '../page';
import type { Diagnostic } from '../rule';
import { textsOf } from '../texts';
import { wrongClaims } from './claims';
import { wrongContacts } from './contacts';
import { wrongCounts } from './counts';
import { wrongBrand, wrongNames } from './names';
import { wrongPrices } from './prices';
import { staleYears } from './years';

/** Finds figures, prices, addresses and names that differ from the facts, and years that are over. */
export function contradictionsIn(page: Page, today: Date): Diagnostic[] {
  const texts = textsOf(page);
  const found = [
    ...wrongClaims(texts),
    ...wrongCounts(texts),
    ...wrongPrices(texts),
    ...wrongContacts(texts),
    ...wrongBrand(texts),
    ...wrongNames(texts),
    ...staleYears(texts, today),
  ];
  return [...new Map(found.map((diagnostic) => [diagnostic.start, diagnostic])).values()];
}
