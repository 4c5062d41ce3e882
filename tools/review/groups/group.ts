import { hashOf } from '../../../plugins/manifest/normalize';
import type { ChangeGroup, ChangeKind, Difference, Place } from '../../../plugins/preview/changes';
import type { Edit } from './edits';

const MARK_LENGTH = 8;
/** Characters of a text in a title. */
const TITLE_CHARACTERS = 90;

export interface Draft {
  kind: ChangeKind;
  /** What distinguishes this change from others; must not depend on other changes. */
  key: unknown;
  title: string;
  differences?: Difference[];
  notes?: string[];
  remarks?: string[];
  places?: Place[];
  because?: string[];
  listing?: ChangeGroup['listing'];
}

/** Creates a group without screenshots. */
export function makeGroup({
  kind,
  key,
  title,
  differences,
  notes,
  remarks,
  places,
  because,
  listing,
}: Draft): ChangeGroup {
  return {
    mark: hashOf(JSON.stringify([kind, key])).slice(0, MARK_LENGTH),
    ...{ kind, title },
    differences: differences ?? [],
    notes: [...new Set(notes)],
    remarks: remarks ?? [],
    places: places ?? [],
    because: [...new Set(because)].sort(),
    screenshots: [],
    listing: listing ?? null,
  };
}

/** Puts a text between quotation marks, shortened. */
export function quoted(text: string): string {
  const cut = text.length > TITLE_CHARACTERS ? `${text.slice(0, TITLE_CHARACTERS).trimEnd()}…` : text;
  return `“${cut}”`;
}

/**
 * Says in one sentence what an edit does.
 * @param around words in which it is, of the new text or, if words were only removed, of the old one
 */
export function editSentence({ before, after }: Edit, around = ''): string {
  const inside = around ? `, in ${quoted(around)}` : '';
  if (before && after) return `${quoted(before)} became ${quoted(after)}${inside}.`;
  return after ? `New words: ${quoted(after)}${inside}.` : `Removed words: ${quoted(before)}${inside}.`;
}

export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
