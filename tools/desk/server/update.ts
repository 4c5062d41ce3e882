import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryGit } from '../../../lib/git';
import { withImports } from '../imports';
import { type Conflict, mergeVersions, type Side, type Versions } from '../merge';
import { readText } from '../pageOutline';
import type { DeskBlock } from './blocks';
import { DeskError } from './deskError';
import { isAllowed, placeOf, writeWhole } from './files';
import * as repository from './git';
import { sentBranch } from './propose';

const OTHER_WORK =
  'This repository contains other work that was not proposed. Your texts are saved on this machine. Ask an engineer to get the live version.';

/** The files that the merge which git just stopped could not merge. */
async function unmergedFiles(directory: string): Promise<Versions[]> {
  const names = await repository.git(directory, 'diff', '--name-only', '--diff-filter=U', '-z');
  const version = (stage: number, file: string) =>
    repository.git(directory, 'show', `:${stage}:${file}`).catch(() => null);
  return Promise.all(
    names
      .split('\0')
      .filter(Boolean)
      .map(async (file) => ({
        file,
        base: await version(1, file),
        mine: await version(2, file),
        theirs: await version(3, file),
      })),
  );
}

/** Merges a branch into what is checked out in a folder. @returns the conflicts without a choice; nothing is committed then */
async function merge(
  directory: string,
  ref: string,
  choices: Readonly<Record<string, Side>>,
  blocks: readonly DeskBlock[],
): Promise<Conflict[]> {
  const stopped = await repository.git(directory, 'merge', '--quiet', '--no-edit', ref).catch(() => null);
  if (stopped !== null) return [];
  const files = await unmergedFiles(directory);
  if (files.length === 0 || !files.every(({ file }) => isAllowed(file))) throw new DeskError(OTHER_WORK);
  const merged = files.map((versions) => ({ file: versions.file, ...mergeVersions(versions, choices) }));
  const undecided = merged.flatMap(({ conflicts }) => conflicts).filter(({ id }) => choices[id] === undefined);
  if (undecided.length > 0) return undecided;
  for (const { file, text, conflicts } of merged) {
    const [conflict] = conflicts;
    if (text === null) await repository.git(directory, 'rm', '--quiet', '--force', '--', file);
    else if (file.startsWith('static/')) {
      const side = conflict && choices[conflict.id] === 'theirs' ? '--theirs' : '--ours';
      await repository.git(directory, 'checkout', side, '--', file);
    } else {
      const isPage = file.endsWith('.mdx');
      writeWhole(placeOf(directory, file), isPage ? withImports(text, readText(file, text).outline, blocks) : text);
    }
    if (text !== null) await repository.git(directory, 'add', '--', file);
  }
  await repository.git(directory, 'commit', '--quiet', '--no-edit');
  return [];
}

/** Merges in a checkout of its own: git writes its marks into files with conflicts, and the site's pages must never have them. */
async function inCheckout(directory: string, merging: (apart: string) => Promise<Conflict[]>): Promise<Conflict[]> {
  const apart = mkdtempSync(path.join(tmpdir(), 'desk-merge-'));
  try {
    await repository.git(directory, 'worktree', 'add', '--quiet', '--detach', apart, 'HEAD');
    const conflicts = await merging(apart);
    if (conflicts.length > 0) return conflicts;
    const merged = await repository.git(apart, 'rev-parse', 'HEAD');
    await repository.git(directory, 'merge', '--quiet', '--ff-only', merged.trim()).catch(() => {
      throw new DeskError(OTHER_WORK);
    });
    return [];
  } finally {
    rmSync(apart, { recursive: true, force: true });
    tryGit(directory, 'worktree', 'prune');
  }
}

/**
 * Gets what others changed, in the proposal and on the live site. Everything is committed on the desk's branch first, so git keeps it
 * whatever follows.
 * @param choices whose version of each conflict is used, by its id
 * @returns the conflicts without a choice; none when everything is merged
 */
export async function update(
  directory: string,
  choices: Readonly<Record<string, Side>>,
  blocks: readonly DeskBlock[],
): Promise<Conflict[]> {
  const live = repository.liveBranch(directory);
  await repository.git(directory, 'fetch', '--quiet', 'origin').catch(() => {
    throw new DeskError('The site’s repository could not be reached. Connect to the internet and try again.');
  });
  if (!repository.deskBranch(directory) && tryGit(directory, 'rev-list', `${live}..HEAD`)) {
    throw new DeskError(OTHER_WORK);
  }
  const sent = sentBranch(directory);
  const isFinished = repository.isFinished(directory, live, sent);
  await repository.commitAll(directory, repository.IN_PROGRESS);
  const isNew = (ref: string) => Boolean(tryGit(directory, 'rev-list', '--max-count=1', `HEAD..${ref}`));
  for (const ref of [sent, live].filter((ref) => ref !== null).filter(isNew)) {
    const conflicts = await inCheckout(directory, (apart) => merge(apart, ref, choices, blocks));
    if (conflicts.length > 0) return conflicts;
  }
  const hasOwn = tryGit(directory, 'diff', '--quiet', live, 'HEAD') === null;
  if (isFinished && hasOwn) await repository.startNextProposal(directory, live, repository.IN_PROGRESS);
  return [];
}
