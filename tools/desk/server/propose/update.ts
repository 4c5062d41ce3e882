import { tryGit } from '../../../../lib/git';
import { DeskError } from '../deskError';
import { isAllowed } from '../files';
import { commitAll, IN_PROGRESS, newBranchFrom } from './commit';
import { isOnLive, sentRef } from './proposal';
import { deskBranch, fetchNews, GitError, git, type Live, liveVersion, textAt } from './repository';

/** A file that both changed in the same place. Null stands for a file that one of them deleted. */
export interface Conflict {
  file: string;
  mine: string | null;
  theirs: string | null;
}

export type Side = 'mine' | 'theirs';

export interface Updated {
  /** Empty when everything is merged. */
  conflicts: Conflict[];
  /** How many commits of others were new. */
  news: number;
}

const OTHER_WORK =
  'This repository contains other work that was not proposed. Your texts are kept as a commit on this machine. Ask an engineer to get the live version.';

/** Runs git, and says in a writer's words if it refuses. */
async function careful(directory: string, ...gitArguments: string[]): Promise<void> {
  try {
    await git(directory, ...gitArguments);
  } catch (error) {
    throw error instanceof GitError ? new DeskError(OTHER_WORK) : error;
  }
}

/** The files in which a merge would have conflicts. Nothing is changed. */
async function conflictsWith(directory: string, ref: string): Promise<Conflict[]> {
  const output = await git(directory, 'merge-tree', '--write-tree', '--name-only', '-z', 'HEAD', ref).catch(
    (error: GitError) => error.output,
  );
  const [, ...names] = (output.split('\0\0')[0] ?? '').split('\0');
  const files = [...new Set(names.filter(Boolean))];
  if (!files.every(isAllowed)) throw new DeskError(OTHER_WORK);
  return Promise.all(
    files.map(async (file) => ({
      ...{ file, mine: await textAt(directory, 'HEAD', file), theirs: await textAt(directory, ref, file) },
    })),
  );
}

async function merge(directory: string, ref: string, conflicts: readonly Conflict[], choices: Record<string, Side>) {
  if (conflicts.length === 0) {
    await careful(directory, 'merge', '--quiet', '--no-edit', ref);
    return;
  }
  // Git stops at the conflicts, which are known.
  await git(directory, 'merge', '--quiet', '--no-edit', ref).catch(() => '');
  for (const conflict of conflicts) {
    const side = choices[conflict.file] ?? 'mine';
    const isKept = conflict[side] !== null;
    if (isKept) await git(directory, 'checkout', side === 'mine' ? 'HEAD' : ref, '--', conflict.file);
    else await git(directory, 'rm', '--quiet', '--force', '--', conflict.file);
  }
  await careful(directory, 'commit', '--quiet', '--no-edit');
}

/** Goes to the newest version of the live site. The branch that was checked out stays as it is. */
async function goToLive(directory: string, live: Live): Promise<void> {
  await careful(directory, 'switch', '--quiet', live.branch);
  await careful(directory, 'merge', '--quiet', '--ff-only', live.ref);
}

async function freshVersion(directory: string): Promise<Live> {
  const live = liveVersion(directory);
  await fetchNews(directory).catch(() => {
    throw new DeskError('The site’s repository could not be reached. Connect to the internet and try again.');
  });
  return live;
}

/** Starts over from the live site. What was written stays as a commit on the desk's branch. */
export async function startOver(directory: string): Promise<void> {
  const live = await freshVersion(directory);
  await commitAll(directory);
  await goToLive(directory, live);
}

/**
 * Gets what others changed, in the proposal and on the live site. Everything is committed on the desk's branch first, so git keeps it
 * whatever follows.
 * @param choices whose text is used for each file with conflicts; without one, nothing is merged
 */
export async function update(directory: string, choices: Record<string, Side>): Promise<Updated> {
  const live = await freshVersion(directory);
  const isFinished = isOnLive(directory, live);
  const hasNew = await commitAll(directory);
  const newsOf = async (ref: string) => Number(await git(directory, 'rev-list', '--count', `HEAD..${ref}`));
  if (isFinished) {
    const news = await newsOf(live.ref);
    if (hasNew) await newBranchFrom(directory, live, IN_PROGRESS);
    else await goToLive(directory, live);
    return { conflicts: [], news };
  }
  if (!deskBranch(directory) && tryGit(directory, 'rev-list', `${live.ref}..HEAD`)) throw new DeskError(OTHER_WORK);
  let news = 0;
  for (const ref of [sentRef(directory, live), live.ref]) {
    const added = ref === null ? 0 : await newsOf(ref);
    if (ref === null || added === 0) continue;
    const conflicts = await conflictsWith(directory, ref);
    if (conflicts.some(({ file }) => choices[file] === undefined)) return { conflicts, news };
    await merge(directory, ref, conflicts, choices);
    news += added;
  }
  return { conflicts: [], news };
}
