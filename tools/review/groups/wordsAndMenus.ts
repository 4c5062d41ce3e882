import { groupBy } from '../../../lib/groupBy';
import type { ManifestPage } from '../../../plugins/manifest/types';
import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import type { SegmentChange } from '../compare/words';
import type { GroupContext } from './context';
import { type Edit, keyOfEdit, segmentEdits, sharedEdits, textEdits } from './edits';
import { metadataPlaces } from './metadataGroups';
import { moveGroup } from './moveGroups';
import { placeOf, type Surroundings } from './places';
import { withoutRepeatingStates } from './stateGroups';
import { keyOfRun, runGroup, runsOf, valueGroup, type WordRun } from './wordGroups';

type Shared = ReturnType<typeof sharedEdits>;

/** Whether a change is about links to one of these pages only: its entry in a menu. */
function isEntryOf(pages: readonly ManifestPage[], { before, after, kind }: SegmentChange): ManifestPage | undefined {
  const links = (kind === 'removed' ? before : after)?.segment.links ?? [];
  return kind === 'changed'
    ? undefined
    : pages.find(({ route }) => links.some(({ to }) => to.split(/[?#]/)[0] === route));
}

/** Leaves out pictures that are told with their file. */
function withoutPictures(changes: readonly SegmentChange[], images: ReadonlySet<string>): SegmentChange[] {
  return changes.filter(({ before, after }) => !images.has((after ?? before)?.segment.src ?? ''));
}

function surroundings({ comparison }: GroupContext): { around: Surroundings; changes: SegmentChange[] }[] {
  const pageCount = comparison.pages.length;
  const pages = comparison.pages.map((page) => {
    const images = new Set(page.images.map(({ path }) => path));
    return { around: { page: page.after }, changes: withoutPictures(page.words.changes, images) };
  });
  return [
    ...comparison.shell.map((shell) => ({ around: { shell, pageCount }, changes: shell.words.changes })),
    ...pages,
    ...comparison.states
      .filter(({ before, after }) => before && after)
      .map(({ name, words }) => ({ around: { state: name }, changes: words.changes })),
  ];
}

/** The text of a change that the shared edits do not explain; null if they explain all of it. */
function isExplained(change: SegmentChange, shared: Shared): boolean {
  const edits = segmentEdits(change);
  return edits.length > 0 && edits.every((edit) => shared.has(keyOfEdit(edit)));
}

/** Returns the edit of one text that is new or removed as a whole: structured data may say the same. */
function wholeEdit({ changes }: WordRun): Edit | undefined {
  const [{ kind, before, after }, ...more] = changes;
  if (kind === 'changed' || more.length > 0) return undefined;
  return textEdits(before?.segment.text ?? '', after?.segment.text ?? '')[0];
}

/** What changed words tell, and the entries of new and removed pages in menus. */
export interface WordGroups {
  groups: ChangeGroup[];
  menus: Map<ManifestPage, Place[]>;
  shared: Shared;
}

/** Groups every changed text of all pages, headers and footers: the same change is told once. */
export function wordGroups(context: GroupContext): WordGroups {
  const { added, removed, pages, shell } = context.comparison;
  const menus = new Map<ManifestPage, Place[]>();
  const runs: WordRun[] = surroundings(context).flatMap(({ around, changes }) => {
    const others = changes.filter((change) => {
      // An open menu shows what the header contains.
      const page = 'page' in around ? undefined : isEntryOf([...added, ...removed], change);
      if (page && 'shell' in around) menus.set(page, [...(menus.get(page) ?? []), placeOf(context, around, change)]);
      return !page;
    });
    return runsOf(around, others);
  });

  const changed = runs.filter(({ changes: [{ kind }] }) => kind === 'changed');
  const metadata = pages.flatMap((page) => page.metadata.map(({ before, after }) => textEdits(before, after)));
  const distinctMetadata = [...new Map(metadata.map((edits) => [JSON.stringify(edits), edits])).values()];
  const shared = sharedEdits([...changed.map(({ changes: [change] }) => segmentEdits(change)), ...distinctMetadata]);

  const values = [...shared.values()].map((edit) => {
    const key = keyOfEdit(edit);
    const found = changed.filter(({ changes: [change] }) => segmentEdits(change).some((one) => keyOfEdit(one) === key));
    return valueGroup(context, edit, found, metadataPlaces(context, edit));
  });
  const own = runs.filter(({ changes: [first] }) => first.kind !== 'changed' || !isExplained(first, shared));
  const told = [...groupBy(own, ({ changes }) => keyOfRun(changes)).values()].map((same) => {
    const group = runGroup(context, same);
    const edit = wholeEdit(same[0]);
    if (!edit) return group;
    shared.set(keyOfEdit(edit), edit);
    return { ...group, places: [...group.places, ...metadataPlaces(context, edit)] };
  });
  const pageCount = pages.length;
  const moves = [
    ...shell.flatMap((one) => one.words.moves.map((move) => moveGroup(context, { shell: one, pageCount }, move))),
    ...pages.flatMap(({ after, words }) => words.moves.map((move) => moveGroup(context, { page: after }, move))),
  ];
  return { groups: [...values, ...told, ...moves].map(withoutRepeatingStates), menus, shared };
}
