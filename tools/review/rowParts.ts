import type { PageManifest } from '../../plugins/manifest/types';
import { type ChangeKind, changeKinds, type MetadataChange, type WordChange } from '../../plugins/preview/changes';
import type { Redirect } from '../../src/site/redirects';
import type { ChangedFiles } from './compare/causes';
import type { PageComparison } from './compare/pages';
import { differingWords } from './compare/similarity';
import type { Sight } from './pictures/photograph';

/** What rows are made of. */
export interface RowParts {
  comparisons: readonly PageComparison[];
  /** Metadata changes that every page has alike. */
  sharedMetadata: readonly MetadataChange[];
  before: PageManifest;
  after: PageManifest;
  files: ChangedFiles;
  sights: ReadonlyMap<string, Sight>;
  /** Where old addresses lead in the new state. */
  redirects: readonly Redirect[];
}

export const NO_SIGHT: Sight = { pictures: [], hasNewLook: false };

/** `/auth/callback` → `auth-callback`: names a page's pictures. */
export function subjectName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

export function inOrder(kinds: ReadonlySet<ChangeKind>): ChangeKind[] {
  return changeKinds.filter((kind) => kinds.has(kind));
}

/** Targets of links: they change without a word. */
function pathsIn(notes: readonly string[]): string[] {
  return notes.flatMap((note) => note.match(/\/[\w/#?=-]+/g) ?? []);
}

/** Words and values that a change touches, for finding its cause. */
export function effectWords(words: readonly WordChange[], metadata: readonly MetadataChange[]): string {
  const touched = words.flatMap(({ before, after, notes }) => [...differingWords(before, after), ...pathsIn(notes)]);
  return [...touched, ...metadata.flatMap(({ before, after }) => [...differingWords(before, after)])].join(' ');
}
