import { groupBy } from '../../../lib/groupBy';
import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import { type MetadataChange, SHARING_PICTURE } from '../compare/metadata';
import type { PageComparison } from '../compare/pages';
import { ownTitle } from '../ownTitle';
import { causesIn, type GroupContext, sourcesOf } from './context';
import { type Edit, keyOfEdit, textEdits } from './edits';
import { counted, makeGroup, quoted } from './group';
import { listingOf } from './pageGroups';

/** A change on at least this many pages is reported once, for all of them. */
const MIN_PAGES = 3;

interface Found {
  page: PageComparison;
  change: MetadataChange;
}

function keyOf({ name, before, after }: MetadataChange): string {
  return JSON.stringify([name, before, after]);
}

function placeOf({ page, change }: Found, context: GroupContext): Place {
  const { name, before, after } = change;
  return {
    route: page.route,
    where: name,
    part: 'head',
    beforeIndex: null,
    index: null,
    before,
    after,
    source: context.lines.find(ownTitle(after), page.after.sources.slice(0, 1)),
  };
}

function titleOf(changes: readonly MetadataChange[], pages: number, route: string): string {
  const [first, ...more] = changes;
  const on = pages > 1 ? `on ${counted(pages, 'page')}` : `of ${route}`;
  if (!first) return '';
  if (first.name === SHARING_PICTURE) return `${first.name} ${on} was redrawn.`;
  const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  if (more.length > 0) {
    const names = [first.name, ...more.map(({ name }) => lower(name))];
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} ${on} changed.`;
  }
  if (!first.before) return `New ${first.name} ${on}: ${quoted(first.after)}.`;
  if (!first.after) return `${first.name} ${on} was removed.`;
  return `${first.name} ${on}: ${quoted(ownTitle(first.before))} became ${quoted(ownTitle(first.after))}.`;
}

function groupOf(found: readonly [Found, ...Found[]], context: GroupContext): ChangeGroup {
  const [{ page }] = found;
  const changes = [...new Map(found.map(({ change }) => [keyOf(change), change])).values()];
  const pages = new Set(found.map((one) => one.page));
  const sources = [...new Set([...pages].flatMap(({ after }) => sourcesOf(context, after)))];
  const touched = changes
    .flatMap(({ before, after }) => textEdits(before, after))
    .flatMap((edit) => [edit.before, edit.after]);
  return makeGroup({
    kind: 'metadata',
    key: changes.map(keyOf),
    title: titleOf(changes, pages.size, page.route),
    differences: changes.map(({ name, before, after }) => ({ label: name, before, after })),
    places: found.map((one) => placeOf(one, context)),
    because: causesIn(context, sources, touched.join(' ') || titleOf(changes, 1, page.route)),
    listing:
      pages.size === 1 ? { before: listingOf(page.before, 'before'), after: listingOf(page.after, 'after') } : null,
  });
}

/** Reports what changed in what pages say about themselves: once for many pages, else page by page. */
export function metadataGroups(context: GroupContext, shared: ReadonlyMap<string, Edit>): ChangeGroup[] {
  const found = context.comparison.pages.flatMap((page) => {
    const own = page.metadata.filter((change) => !isShared(change, shared));
    return own.every(({ follows }) => follows) ? [] : own.map((change): Found => ({ page, change }));
  });
  const byChange = groupBy(found, ({ change }) => keyOf(change));
  const isCommon = ({ change }: Found) => !change.follows && (byChange.get(keyOf(change))?.length ?? 0) >= MIN_PAGES;
  const common = [...byChange.values()].filter(([first]) => isCommon(first));
  const single = [
    ...groupBy(
      found.filter((one) => !isCommon(one)),
      ({ page }) => page.route,
    ).values(),
  ];
  return [...common, ...single].map((group) => groupOf(group, context));
}

/** Whether a changed value consists only of edits that are reported as changed words. */
function isShared({ before, after }: MetadataChange, shared: ReadonlyMap<string, Edit>): boolean {
  const edits = textEdits(before, after);
  return edits.length > 0 && edits.every((edit) => shared.has(keyOfEdit(edit)));
}

/**
 * Returns the places in metadata in which a shared edit occurs. Pages whose data only repeats their own words are among them if other
 * pages have the same data.
 */
export function metadataPlaces(context: GroupContext, edit: Edit): Place[] {
  const key = keyOfEdit(edit);
  const placesIn = (kind: 'metadata' | 'repeated') =>
    context.comparison.pages.flatMap((page) =>
      page[kind]
        .filter(({ before, after }) => textEdits(before, after).some((one) => keyOfEdit(one) === key))
        .map((change) => placeOf({ page, change }, context)),
    );
  const own = placesIn('metadata');
  return own.length > 0 ? [...own, ...placesIn('repeated')] : own;
}
