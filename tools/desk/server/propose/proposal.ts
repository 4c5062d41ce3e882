import { tryGit } from '../../../../lib/git';
import { IN_PROGRESS } from './commit';
import {
  type ChangedFile,
  changedFiles,
  deskBranch,
  fetchNews,
  type Live,
  liveVersion,
  startOfWork,
} from './repository';

export interface Changes {
  /** What is not proposed yet. */
  files: ChangedFile[];
  /** The title of the proposal to which they would be added; null if the next one is the first. */
  proposal: string | null;
}

/** The writer's proposal as the remote repository has it: `origin/desk/new-prices-2611221712`; null if there is none. */
export function sentRef(directory: string, { remote }: Live): string | null {
  const branch = deskBranch(directory);
  const ref = `refs/remotes/${remote}/${branch}`;
  return branch && tryGit(directory, 'rev-parse', '--verify', '--quiet', ref) !== null ? ref : null;
}

/** Whether the live version contains the proposal that is checked out, also as another commit. */
export function isOnLive(directory: string, { ref }: Live): boolean {
  const tree = tryGit(directory, 'rev-parse', `${ref}^{tree}`);
  return deskBranch(directory) !== null && tree === tryGit(directory, 'merge-tree', '--write-tree', ref, 'HEAD');
}

/** Says what the writer changed since the proposal or, without one, since the live version. */
export async function changes(directory: string): Promise<Changes> {
  const live = liveVersion(directory);
  // Without the internet, what is known has to do.
  await fetchNews(directory).catch(() => null);
  if (isOnLive(directory, live)) return { files: await changedFiles(directory, 'HEAD'), proposal: null };
  const start = startOfWork(directory, live);
  const sent = sentRef(directory, live);
  if (!sent) return { files: await changedFiles(directory, start), proposal: null };
  // The proposal with what came from the live site since then, which is not new.
  const known = tryGit(directory, 'merge-tree', '--write-tree', sent, start) ?? sent;
  const log = ['log', '--first-parent', '--no-merges', '--reverse', '--format=%s', `${start}..${sent}`];
  const titles = (tryGit(directory, ...log) ?? '').split('\n').filter((title) => title !== IN_PROGRESS.title);
  return { files: await changedFiles(directory, known), proposal: titles[0] ?? '' };
}
