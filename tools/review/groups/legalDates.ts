import { groupBy } from '../../../lib/groupBy';
import type { ChangeGroup } from '../../../plugins/preview/changes';
import { strings } from '../../../src/site/strings';
import type { PageComparison } from '../compare/pages';
import type { GroupContext } from './context';

/** Returns when a page says that it was last updated, if it said the same before. */
function unchangedDate({ before, after }: PageComparison): string | undefined {
  const dateOf = ({ segments }: typeof after) =>
    segments.find(({ text }) => text.startsWith(strings.lastUpdated))?.text;
  return dateOf(after) === dateOf(before) ? dateOf(after) : undefined;
}

/** Says once of each page whose words changed that the date of its last update did not. */
export function noteUnchangedDates(groups: readonly ChangeGroup[], { comparison }: GroupContext): void {
  const dated = comparison.pages.flatMap((page) => {
    const date = unchangedDate(page);
    return date ? [{ route: page.route, date }] : [];
  });
  const reported = new Set<string>();
  for (const { kind, places, remarks } of groups) {
    if (kind !== 'words' && kind !== 'moved') continue;
    const routes = new Set(places.filter(({ part }) => part === 'main').map(({ route }) => route));
    const touched = dated.filter(({ route }) => routes.has(route) && !reported.has(route));
    for (const { route } of touched) reported.add(route);
    for (const [date, same] of groupBy(touched, (page) => page.date)) {
      remarks.push(
        `${same.map(({ route }) => route).join(', ')} still ${same.length === 1 ? 'says' : 'say'} “${date}”.`,
      );
    }
  }
}
