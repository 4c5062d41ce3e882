import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tryGit } from '../../../../lib/git';
import { DeskError } from '../deskError';
import { placeOf, writeWhole } from '../files';
import { type MergedPart, mergeTexts } from './mergeTexts';
import { isOnLive, sentRef } from './proposal';
import {
  type ChangedFile,
  changedFiles,
  deskBranch,
  GitError,
  git,
  keptIn,
  type Live,
  liveVersion,
  startOfWork,
  textAt,
} from './repository';

export interface MergedFile {
  file: string;
  parts: MergedPart[];
}

export interface TakenIn {
  done: boolean;
  conflicts: MergedFile[];
  /** How many commits of others are new. */
  news: number;
}

/** Keeps a copy of the writer's files, in case something is wanted back. Returns its folder. */
export function backUp(directory: string, files: readonly string[]): string {
  const target = path.join(keptIn(directory), 'desk-backup', new Date().toISOString().replaceAll(':', '-'));
  for (const file of files) {
    const place = path.join(directory, file);
    if (existsSync(place)) cpSync(place, path.join(target, file), { recursive: true });
  }
  return target;
}

const OTHER_WORK =
  'This repository contains other work that was not proposed. Your pages are as they were. Ask an engineer to take in the live version.';

/** Changes pages with git, after a copy was made. If git refuses, pages and branch are as they were. */
async function withBackUp(directory: string, files: readonly ChangedFile[], work: () => Promise<void>): Promise<void> {
  const names = files.map(({ file }) => file);
  const copies = backUp(directory, names);
  const branch = tryGit(directory, 'symbolic-ref', '--short', 'HEAD');
  const commit = await git(directory, 'rev-parse', 'HEAD');
  try {
    await work();
  } catch (error) {
    tryGit(directory, 'merge', '--abort');
    if (branch) await git(directory, 'switch', '--quiet', branch);
    await git(directory, 'reset', '--quiet', '--soft', commit.trim());
    for (const { file, after } of files) {
      if (after === null) rmSync(placeOf(directory, file), { force: true });
      else cpSync(path.join(copies, file), placeOf(directory, file));
    }
    await git(directory, 'reset', '--quiet');
    throw error instanceof GitError ? new DeskError(OTHER_WORK) : error;
  }
}

/** Makes files what they are in a commit. */
async function restore(directory: string, commit: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if ((await textAt(directory, commit, file)) === null) rmSync(placeOf(directory, file), { force: true });
    else await git(directory, 'checkout', '--quiet', commit, '--', file);
  }
  await git(directory, 'reset', '--quiet');
}

/** Leaves a proposal for the newest version of the live site. The proposal's branch stays as it is. */
async function switchToLive(directory: string, live: Live): Promise<void> {
  await git(directory, 'switch', '--quiet', live.branch);
  await git(directory, 'merge', '--quiet', '--ff-only', live.ref);
}

/** Merges a commit into the proposal. Where both changed the same lines, the proposal wins: the writer's choice follows as a change. */
async function mergeIntoProposal(directory: string, ref: string): Promise<void> {
  try {
    await git(directory, 'merge', '--quiet', '--no-edit', '--strategy-option=ours', ref);
  } catch (error) {
    const files = (await git(directory, 'diff', '--name-only', '--diff-filter=U', '-z')).split('\0').filter(Boolean);
    if (files.length === 0) throw error;
    // One side deleted the file.
    for (const file of files) {
      const isKept = (await textAt(directory, 'HEAD', file)) !== null;
      await git(directory, ...(isKept ? ['add', '--', file] : ['rm', '--quiet', '--force', '--', file]));
    }
    await git(directory, 'commit', '--quiet', '--no-edit');
  }
}

/** Starts over from the live version: the pages are the same as the live ones. A proposal that was made stays as it is. */
export async function startOver(directory: string): Promise<void> {
  const live = await liveVersion(directory);
  const start = startOfWork(directory, live);
  const files = await changedFiles(directory, start);
  const names = files.map(({ file }) => file);
  await withBackUp(directory, files, async () => {
    await restore(directory, deskBranch(directory) ? 'HEAD' : start, names);
    if (deskBranch(directory)) await switchToLive(directory, live);
    else await git(directory, 'merge', '--quiet', '--ff-only', live.ref);
  });
}

async function takeInFrom(
  directory: string,
  live: Live,
  ref: string,
  choices: Record<string, string> | null,
): Promise<TakenIn> {
  const isFinished = isOnLive(directory, live);
  const start = isFinished ? 'HEAD' : startOfWork(directory, { ref });
  const news = Number(await git(directory, 'rev-list', '--count', `HEAD..${ref}`));
  if (news === 0 && !isFinished) return { done: true, conflicts: [], news };
  const files = await changedFiles(directory, start);
  const merged = await Promise.all(
    files.map(async ({ file, before, after }) => {
      const theirs = await textAt(directory, ref, file);
      const isMine = theirs === before || file.startsWith('static/');
      const parts = isMine ? [{ same: after ?? '' }] : mergeTexts(before ?? '', after ?? '', theirs ?? '');
      return { file, parts, mayBeGone: after === null || (theirs === null && !isMine) };
    }),
  );
  const conflicts = merged.filter(
    ({ file, parts }) => parts.some((part) => 'mine' in part) && choices?.[file] === undefined,
  );
  if (conflicts.length > 0)
    return { done: false, conflicts: conflicts.map(({ file, parts }) => ({ file, parts })), news };

  const isPicture = ({ file, after }: ChangedFile) => file.startsWith('static/') && after !== null;
  const names = files.flatMap((changed) => (isPicture(changed) ? [] : changed.file));
  await withBackUp(directory, files, async () => {
    await restore(directory, 'HEAD', names);
    if (isFinished) await switchToLive(directory, live);
    else if (deskBranch(directory)) await mergeIntoProposal(directory, ref);
    else await git(directory, 'merge', '--quiet', '--ff-only', ref);
    for (const { file, parts, mayBeGone } of merged) {
      const text = choices?.[file] ?? parts.map((part) => ('same' in part ? part.same : part.mine)).join('');
      if (mayBeGone && text === '') rmSync(placeOf(directory, file), { force: true });
      else if (!file.startsWith('static/')) writeWhole(placeOf(directory, file), text);
    }
  });
  return { done: true, conflicts: [], news };
}

/**
 * Merges what others changed: in the proposal, if there is one, and on the live site. Without choices, it only says what it would do if
 * a text has to be chosen.
 * @param choices the merged text of each file with two texts
 */
export async function takeIn(directory: string, choices: Record<string, string> | null): Promise<TakenIn> {
  const live = await liveVersion(directory);
  if (!live.isFresh)
    throw new DeskError('The site’s repository could not be reached. Connect to the internet and try again.');
  const proposal = isOnLive(directory, live) ? null : sentRef(directory, live);
  let news = 0;
  for (const ref of proposal ? [proposal, live.ref] : [live.ref]) {
    const taken = await takeInFrom(directory, live, ref, news === 0 ? choices : null);
    news += taken.news;
    if (!taken.done) return { ...taken, news };
  }
  return { done: true, conflicts: [], news };
}
