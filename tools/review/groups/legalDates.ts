import type { ChangeGroup } from '../../../plugins/preview/changes';
import { strings } from '../../../src/site/strings';
import type { GroupContext } from './context';

/** Adds a note to changes of the words of a page that says when it was last updated, if that date did not change. */
export function noteUnchangedDates(groups: readonly ChangeGroup[], { comparison }: GroupContext): void {
  for (const { route, before, after } of comparison.pages) {
    const dateOf = ({ segments }: typeof after) =>
      segments.find(({ text }) => text.startsWith(strings.lastUpdated))?.text;
    const date = dateOf(after);
    if (!date || date !== dateOf(before)) continue;
    const changed = groups.filter(
      ({ kind, places }) => (kind === 'words' || kind === 'moved') && places.some((place) => place.route === route),
    );
    for (const { notes } of changed) notes.push(`${route} still says “${date}”.`);
  }
}
