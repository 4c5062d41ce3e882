import type { ManifestPage, PageManifest } from '../../plugins/manifest/types';
import type { ChangeGroup } from '../../plugins/preview/changes';
import { compareBuilds } from '../../tools/review/compare/pages';
import type { GroupContext } from '../../tools/review/groups/context';
import { groupsOf } from '../../tools/review/groups/groupsOf';
import { manifestOf } from './manifestPage';

interface More {
  /** Changed files. */
  paths?: string[];
  /** What each of them contains now. */
  content?: string;
  /** Headers and footers by name; `hashes` of a page names its own. */
  shell?: PageManifest['shell'];
}

/** Returns what changes are told from, for two states of a site. Lines of sources are not found. */
export function contextOf(
  before: ManifestPage[],
  after: ManifestPage[],
  { paths = [], content = '', shell }: More = {},
): GroupContext {
  const [old, fresh] = [manifestOf(before, shell), manifestOf(after, shell)];
  const files = { paths, read: () => ({ before: '', after: content }) };
  return {
    ...{ comparison: compareBuilds(old, fresh), before: old, after: fresh, files },
    lines: { find: () => null },
  };
}

/** Returns the changes between two states of a site in which no redirect and no text off the pages changed. */
export function changesIn(context: GroupContext): ChangeGroup[] {
  return groupsOf(context, { facts: [], redirects: { before: [], after: [] } });
}
