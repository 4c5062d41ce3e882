import type { PageManifest } from '../../plugins/manifest/types';
import { type ChangeKind, changeKinds, type MetadataChange, type WordChange } from '../../plugins/preview/changes';
import type { Redirect } from '../../src/site/redirects';
import type { ChangedFiles } from './compare/causes';
import type { PageComparison } from './compare/pages';
import { differingWords } from './compare/similarity';
import type { VisualComparison } from './screenshots/compareScreenshots';

/** What the rows of a report are made from. */
export interface RowParts {
  comparisons: readonly PageComparison[];
  /** Metadata changes that every page has. */
  sharedMetadata: readonly MetadataChange[];
  before: PageManifest;
  after: PageManifest;
  files: ChangedFiles;
  visualComparisons: ReadonlyMap<string, VisualComparison>;
  /** Redirects of the new state. */
  redirects: readonly Redirect[];
}

/** `/auth/callback` → `auth-callback`: names a page's screenshots, and its section in the report. */
export function subjectName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Returns the kinds that apply, in the order of `changeKinds`. */
export function kindsWhere(applies: Partial<Record<ChangeKind, boolean>>): ChangeKind[] {
  return changeKinds.filter((kind) => applies[kind]);
}

/** Link targets: they can change while every word stays the same. */
function pathsIn(notes: readonly string[]): string[] {
  return notes.flatMap((note) => note.match(/\/[\w/#?=-]+/g) ?? []);
}

/** Returns the words and values that a change touches, for finding its cause. */
export function touchedWords(words: readonly WordChange[], metadata: readonly MetadataChange[]): string {
  const changes = [...words, ...metadata].flatMap(({ before, after }) => [...differingWords(before, after)]);
  return [...changes, ...words.flatMap(({ notes }) => pathsIn(notes))].join(' ');
}
