import type { ManifestPage, PageManifest } from '../../plugins/manifest/types';
import { compareBuilds } from '../../tools/review/compare/pages';
import type { StateComparison } from '../../tools/review/compare/states';
import type { GroupContext } from '../../tools/review/groups/context';
import { manifestOf } from './manifestPage';

/** A header or footer that pages can have by its name, in place of a hash. */
export const SHELL: PageManifest['shell'] = {
  old: [{ tag: 'p', text: 'Old footer' }],
  new: [{ tag: 'p', text: 'New footer' }],
};

interface More {
  /** Changed files. */
  paths?: string[];
  /** What each of them contains now. */
  content?: string;
  states?: StateComparison[];
}

/** Returns what changes are told from, for two states of a site. Lines of sources are not found. */
export function contextOf(
  before: ManifestPage[],
  after: ManifestPage[],
  { paths = [], content = '', states = [] }: More = {},
): GroupContext {
  const [old, fresh] = [manifestOf(before, SHELL), manifestOf(after, SHELL)];
  const files = { paths, read: () => ({ before: '', after: content }) };
  return {
    ...{ comparison: compareBuilds(old, fresh, states), before: old, after: fresh, files },
    lines: { find: () => null },
  };
}
