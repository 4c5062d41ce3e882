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
        const line = page.source.slice(0, setting?.nameRange.start).split('\n').length;
        const what = `This text was last reviewed more than a year ago, or on an unknown date: "${setting?.value ?? ''}".`;
        const mend = 'Have the person responsible review it, and write the date of that review.';
        return [{ file: page.file, line, what, mend }];
      }),
    ),
};
