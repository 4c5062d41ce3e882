import type { BarSettings } from '../build';
import { element } from '../dom';

const SHORT_COMMIT = 7;

/** When the commit was made, in words and in UTC, so that all reviewers read the same. */
export function commitTime(committedAt: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(committedAt))} UTC`;
}

const isGitLab = (repository: string) => /^https:\/\/gitlab\./.test(repository);

/** The folder of an address in a repository: GitLab has a dash before it. */
function inRepository(repository: string, path: string): string {
  return `${repository}${isGitLab(repository) ? '/-' : ''}/${path}`;
}

/** The path of a page without `.html` or a slash at its end, as routes are written. */
export function routeOf(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

/** Where the page's source can be edited on its branch; null when the source or the branch is not known. */
export function editAddress({ repository, branch, sources }: BarSettings, pathname: string): string | null {
  const source = sources[routeOf(pathname)];
  if (!repository || !branch || !source) return null;
  const path = [...branch.split('/'), ...source.split('/')].map(encodeURIComponent).join('/');
  return inRepository(repository, `edit/${path}`);
}

function linked(text: string, address: string | null): HTMLElement {
  return address ? element('a', { href: address }, text) : element('span', {}, text);
}

/** Which change this preview shows: pull request, branch, commit and time, as far as the build knew them. */
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
