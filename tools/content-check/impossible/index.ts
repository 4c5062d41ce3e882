import type { Page } from '../page';
import type { Diagnostic } from '../rule';
import { textsOf } from '../texts';
import { wrongAmounts } from './amounts';
import { wrongDates } from './dates';

/** Finds dates, times, ranges, shares and numbers that cannot be; at most one for each place. */
export function impossibleValuesIn(page: Page, today: Date): Diagnostic[] {
  const texts = textsOf(page);
  const found = [...wrongDates(texts, today), ...wrongAmounts(texts)];
  return found.filter(
    (one, index) => !found.slice(0, index).some((other) => one.start < other.end && other.start < one.end),
  );
}
