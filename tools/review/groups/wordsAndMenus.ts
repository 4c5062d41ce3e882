import { groupBy } from '../../../lib/groupBy';
import type { ManifestPage } from '../../../plugins/manifest/types';
import type { ChangeGroup } from '../../../plugins/preview/changes';
import { onlyLink, type SegmentChange } from '../compare/words';
import type { GroupContext } from './context';
import { type Edit, keyOfEdit, segmentEdits, sharedEdits, textEdits } from './edits';
import { entrySentence, entryTitle, isEntryOf, type MenuEntry } from './menuEntries';
import { metadataPlaces } from './metadataGroups';
import { moveGroup } from './moveGroups';
import { placeOf, type Surroundings } from './places';
import { keyOfRun, runGroup, runsOf, valueGroup, type WordRun } from './wordGroups';

type Shared = ReturnType<typeof sharedEdits>;

/** Leaves out pictures that are reported with their file. */
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

/** The changes of words, and the entries of new and removed pages in menus. */
export interface WordGroups {
  groups: ChangeGroup[];
  menus: Map<ManifestPage, MenuEntry[]>;
  shared: Shared;
}

/** The header shows an entry with a description, and the menu on phones without it. */
function keyOfSame({ around, changes }: WordRun): string {
  const [{ kind, before, after }, ...more] = changes;
  const segment = (after ?? before)?.segment;
  const link = segment && onlyLink(segment);
  const isEntry = 'shell' in around && kind !== 'changed' && link && more.length === 0;
  return isEntry ? JSON.stringify([kind, entryTitle(segment), link.to]) : keyOfRun(changes);
}

/** Groups every changed text of all pages, headers and footers: the same change is reported once. */
export function wordGroups(context: GroupContext): WordGroups {
  const { added, removed, pages, shell } = context.comparison;
  const menus = new Map<ManifestPage, MenuEntry[]>();
  const runs: WordRun[] = surroundings(context).flatMap(({ around, changes }) => {
    const others = changes.filter((change) => {
      const page = 'page' in around ? undefined : isEntryOf([...added, ...removed], change);
      if (page && 'shell' in around) {
        const sentence = entrySentence(context, around.shell, change) ?? '';
        menus.set(page, [...(menus.get(page) ?? []), { place: placeOf(context, around, change), sentence }]);
      }
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
  const reported = [...groupBy(own, keyOfSame).values()].map((same) => {
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
  return { groups: [...values, ...reported, ...moves], menus, shared };
}
