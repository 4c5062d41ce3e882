import { tryGit } from '../../../lib/git';
import { DeskError } from './deskError';
import { isAllowed } from './files';
import * as repository from './git';
import { sentBranch } from './propose';

/** A file that both changed in the same place. Null stands for a file that one of them deleted. */
export interface Conflict {
  file: string;
  mine: string | null;
  theirs: string | null;
}

export type Side = 'mine' | 'theirs';

const OTHER_WORK =
  'This repository contains other work that was not proposed. Your texts are saved on this machine. Ask an engineer to get the live version.';

/** The files in which the merge that git just stopped has conflicts. */
async function conflictsNow(directory: string): Promise<Conflict[]> {
  const names = await repository.git(directory, 'diff', '--name-only', '--diff-filter=U', '-z');
  const files = names.split('\0').filter(Boolean);
  const side = (stage: number, file: string) =>
    repository.git(directory, 'show', `:${stage}:${file}`).catch(() => null);
  return Promise.all(files.map(async (file) => ({ file, mine: await side(2, file), theirs: await side(3, file) })));
}

/** Merges a branch; nothing is changed while the choice of a file with conflicts is missing. */
async function merge(directory: string, ref: string, choices: Record<string, Side>): Promise<Conflict[]> {
  const stopped = await repository.git(directory, 'merge', '--quiet', '--no-edit', ref).catch(() => null);
  if (stopped !== null) return [];
  const conflicts = await conflictsNow(directory);
  const isDecided = conflicts.every(({ file }) => choices[file] !== undefined);
  if (conflicts.length === 0 || !isDecided || !conflicts.every(({ file }) => isAllowed(file))) {
    tryGit(directory, 'merge', '--abort');
    if (conflicts.length === 0 || isDecided) throw new DeskError(OTHER_WORK);
    return conflicts;
  }
  for (const conflict of conflicts) {
    const { file } = conflict;
    const side = choices[file] ?? 'mine';
    if (conflict[side] === null) await repository.git(directory, 'rm', '--quiet', '--force', '--', file);
    else await repository.git(directory, 'checkout', side === 'mine' ? '--ours' : '--theirs', '--', file);
    if (conflict[side] !== null) await repository.git(directory, 'add', '--', file);
  }
  await repository.git(directory, 'commit', '--quiet', '--no-edit');
  return [];
}

/**
 * Gets what others changed, in the proposal and on the live site. Everything is committed on the desk's branch first, so git keeps it
 * whatever follows.
 * @param choices whose text is used for each file with conflicts
 * @returns the conflicts without a choice; none when everything is merged
 */
export async function update(directory: string, choices: Record<string, Side>): Promise<Conflict[]> {
  const live = repository.liveBranch(directory);
  await repository.git(directory, 'fetch', '--quiet', 'origin').catch(() => {
    throw new DeskError('The site’s repository could not be reached. Connect to the internet and try again.');
  });
  if (!repository.deskBranch(directory) && tryGit(directory, 'rev-list', `${live}..HEAD`)) {
    throw new DeskError(OTHER_WORK);
  }
  const isFinished = repository.isFinished(directory, live);
  const hasOwn = await repository.commitAll(directory, repository.IN_PROGRESS);
  const isNew = (ref: string) => Boolean(tryGit(directory, 'rev-list', '--max-count=1', `HEAD..${ref}`));
  const refs = [sentBranch(directory), live].filter((ref) => ref !== null).filter(isNew);
  if (isFinished && hasOwn) {
    await repository.startNextProposal(directory, live, repository.IN_PROGRESS.title);
    return [];
  }
  for (const ref of refs) {
    const conflicts = await merge(directory, ref, choices);
    if (conflicts.length > 0) return conflicts;
  }
  return [];
}
