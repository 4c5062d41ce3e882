import { lineNumber } from '../../../lib/lines';
import { elementsOf, settingOfName } from '../../content-check/elements';
import type { LaunchRule } from '../rule';

const MILLISECONDS_PER_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Legal pages that nobody has reviewed for a year. */
export const legalDates: LaunchRule = {
  name: 'legal-dates',
  check: ({ pages, today }) =>
    pages.flatMap((page) =>
      elementsOf(page).flatMap((element) => {
        const setting = settingOfName(page, element, 'updated');
        const age = today.getTime() - Date.parse(setting?.value ?? '');
        if (element.name !== 'LegalText' || age <= MILLISECONDS_PER_YEAR) return [];
        const line = lineNumber(page.source, setting?.nameRange.start ?? page.source.length);
        const what = Number.isNaN(age)
          ? `"${setting?.value ?? ''}" is not a date.`
          : `This text was last reviewed on ${setting?.value}, more than a year ago.`;
        const mend = 'Have the person responsible review it, and write the date of that review.';
        return [{ file: page.file, line, what, mend }];
      }),
    ),
};
