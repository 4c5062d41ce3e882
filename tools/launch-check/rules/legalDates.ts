import { visit } from 'unist-util-visit';
import { isElement, settingOfName } from '../../content-check/elements';
import type { LaunchDiagnostic } from '../finding';
import type { LaunchRule } from '../rule';

/** Days after which somebody has to read a legal page again: a year. */
const DAYS = 365;
const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

/** Legal pages that nobody has looked at for a year. */
export const legalDates: LaunchRule = {
  name: 'legal-dates',
  check: ({ pages, today }) =>
    pages.flatMap((page) => {
      const obstacles: LaunchDiagnostic[] = [];
      if (!page.tree) return obstacles;
      visit(page.tree, (element) => {
        if (!isElement(element) || element.name !== 'LegalText') return;
        const setting = settingOfName(page, element, 'updated');
        const days = (today.getTime() - Date.parse(setting?.value ?? '')) / MILLISECONDS_PER_DAY;
        if (days <= DAYS) return;
        obstacles.push({
          file: page.file,
          line: page.source.slice(0, setting?.nameRange.start).split('\n').length,
          what: `Last updated ${setting?.value ?? 'on no day'}, which is more than a year ago.`,
          mend: 'Have the text read by whoever answers for it, and write the day of that reading.',
        });
      });
      return obstacles;
    }),
};
