import { hashOf } from '../../../plugins/manifest/normalize';
import type { ChangeGroup, ChangeKind, Difference, Place } from '../../../plugins/preview/changes';
import type { Edit } from './edits';

const MARK_LENGTH = 8;
/** Characters of a text in a title. */
const TITLE_CHARACTERS = 90;

export interface Draft {
  kind: ChangeKind;
  /** What tells this change from others; must not depend on other changes. */
  key: unknown;
  title: string;
  differences?: Difference[];
  notes?: string[];
  places?: Place[];
  because?: string[];
  listing?: ChangeGroup['listing'];
}

/** Creates a group without screenshots. */
export function makeGroup({ kind, key, title, differences, notes, places, because, listing }: Draft): ChangeGroup {
  return {
    mark: hashOf(JSON.stringify([kind, key])).slice(0, MARK_LENGTH),
    ...{ kind, title },
    differences: differences ?? [],
    notes: [...new Set(notes)],
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

/** Says in one sentence what an edit does. */
export function editSentence({ before, after }: Edit): string {
  if (before && after) return `${quoted(before)} became ${quoted(after)}.`;
  return after ? `New words: ${quoted(after)}.` : `Removed words: ${quoted(before)}.`;
}

export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}
