import { type ChangeGroup, changeKinds } from '../../../plugins/preview/changes';
import type { Redirect } from '../../../src/site/redirects';
import type { FactChange } from '../compare/siteFacts';
import type { GroupContext } from './context';
import { noteUnchangedDates } from './legalDates';
import { metadataGroups } from './metadataGroups';
import { addedPageGroup, isLostAddress, removedPageGroup } from './pageGroups';
import { pictureGroups } from './pictureGroups';
import { factGroups, redirectGroups } from './unseenGroups';
import { weightGroups } from './weightGroups';
import { wordGroups } from './wordsAndMenus';

export interface SiteTexts {
  facts: readonly FactChange[];
  redirects: Record<'before' | 'after', readonly Redirect[]>;
}

/**
 * Sorts the most important changes first: lost addresses, then the order of `changeKinds`; among them those in many places,
 * then in the order of pages.
 */
export function sortGroups(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const rank = (group: ChangeGroup) => (isLostAddress(group) ? -1 : changeKinds.indexOf(group.kind));
  const placeOf = ({ places: [first], mark }: ChangeGroup) =>
    `${first?.route ?? ''} ${first?.index ?? first?.beforeIndex ?? 0} ${mark}`;
  return [...groups].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      other.places.length - one.places.length ||
      placeOf(one).localeCompare(placeOf(other), 'en', { numeric: true }),
  );
}

/** Returns every change of words, addresses, pictures and bytes; appearance needs a browser. */
export function groupsOf(context: GroupContext, { facts, redirects }: SiteTexts): ChangeGroup[] {
  const { added, removed } = context.comparison;
  const words = wordGroups(context);
  const removedRoutes = new Set(removed.map(({ route }) => route));
  const shown = [
    ...words.groups,
    ...added.map((page) => addedPageGroup(page, context, words.menus.get(page) ?? [])),
    ...removed.map((page) => removedPageGroup(page, context, words.menus.get(page) ?? [], redirects.after)),
    ...pictureGroups(context),
    ...metadataGroups(context, words.shared),
    ...redirectGroups(redirects.before, redirects.after, removedRoutes, context.files.paths),
  ];
  noteUnchangedDates(shown, context);
  return [...shown, ...weightGroups(context, shown), ...factGroups(facts, shown)];
}
