import type { BarSettings } from '../build';
import { element } from '../dom';

const SHORT_COMMIT = 7;

/** Formats the time of the commit in UTC, so that all reviewers see the same. */
function commitTime(committedAt: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(committedAt))} UTC`;
}

export const isGitLab = (repository: string) => /^https:\/\/gitlab\./.test(repository);

/** Returns an address in a repository; GitLab adds a dash. */
function inRepository(repository: string, path: string): string {
  return `${repository}${isGitLab(repository) ? '/-' : ''}/${path}`;
}

/**
 * Returns the address for editing a file on the branch: the source of a text, else the source of the page; null if the
 * source or the branch is unknown.
 */
export function editAddress(
  { repository, branch, sources }: BarSettings,
  route: string,
  source?: { file: string; line: number },
): string | null {
  const file = source?.file ?? sources[route];
  if (!repository || !branch || !file) return null;
  const path = [...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/');
  return inRepository(repository, `edit/${path}${source ? `#L${source.line}` : ''}`);
}

function linked(text: string, address: string | null): HTMLElement {
  return address ? element('a', { href: address }, text) : element('span', {}, text);
}

/** Creates the pull request, branch, commit and time of this preview, as far as the build knew them. */
export function facts({ pullRequest, branch, commit, committedAt, repository }: BarSettings): HTMLElement[] {
  const pullRequests = repository && isGitLab(repository) ? 'merge_requests' : 'pull';
  const at = (path: string) => repository && inRepository(repository, path);
  return [
    pullRequest && linked(`Pull request ${pullRequest}`, at(`${pullRequests}/${pullRequest}`)),
    branch && element('span', { class: 'preview-branch' }, `Branch ${branch}`),
    commit && linked(`Commit ${commit.slice(0, SHORT_COMMIT)}`, at(`commit/${commit}`)),
    committedAt && element('time', { datetime: committedAt }, commitTime(committedAt)),
  ].filter((fact) => fact instanceof HTMLElement);
}
