import type { BarSettings } from '../build';
import { element } from '../dom';

const SHORT_COMMIT = 7;

/** Formats the time of the commit in UTC, so that all reviewers see the same. */
function commitTime(committedAt: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(committedAt))} UTC`;
}

/** Returns the address for editing a page's source on the branch; null if the source or the branch is unknown. */
export function editAddress({ repository, branch, sources }: BarSettings, route: string): string | null {
  const file = sources[route];
  if (!repository || !branch || !file) return null;
  return `${repository}/edit/${[...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/')}`;
}

function linked(text: string, address: string | null): HTMLElement {
  return address ? element('a', { href: address }, text) : element('span', {}, text);
}

/** Creates the pull request, branch, commit and time of this preview, as far as the build knew them. */
export function facts({ pullRequest, branch, commit, committedAt, repository }: BarSettings): HTMLElement[] {
  const at = (path: string) => repository && `${repository}/${path}`;
  return [
    pullRequest && linked(`Pull request ${pullRequest}`, at(`pull/${pullRequest}`)),
    branch && element('span', { class: 'preview-branch' }, `Branch ${branch}`),
    commit && linked(`Commit ${commit.slice(0, SHORT_COMMIT)}`, at(`commit/${commit}`)),
    committedAt && element('time', { datetime: committedAt }, commitTime(committedAt)),
  ].filter((fact) => fact instanceof HTMLElement);
}
