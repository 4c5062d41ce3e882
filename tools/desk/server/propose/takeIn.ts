import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DeskError } from '../deskError';
import { placeOf, writeWhole } from '../files';
import { type MergedPart, mergeTexts } from './mergeTexts';
import {
  type ChangedFile,
  changedFiles,
  deskBranch,
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

/** Keeps a copy of the writer's files, in case something is wanted back. */
export function backUp(directory: string, files: readonly string[]): void {
  const target = path.join(keptIn(directory), 'desk-backup', new Date().toISOString().replaceAll(':', '-'));
  for (const file of files) {
    const place = path.join(directory, file);
    if (existsSync(place)) cpSync(place, path.join(target, file), { recursive: true });
  }
}

/** Undoes the writer's changes, and then moves to the newest version of the live site. */
async function moveToLive(directory: string, live: Live, files: readonly string[]): Promise<void> {
  const start = startOfWork(directory, live);
  if (deskBranch(directory)) await git(directory, 'reset', '--quiet', '--soft', start);
  for (const file of files) {
    const place = placeOf(directory, file);
    if ((await textAt(directory, start, file)) === null) rmSync(place, { force: true });
    else await git(directory, 'checkout', '--quiet', start, '--', file);
  }
  await git(directory, 'reset', '--quiet');
  try {
    await git(directory, 'merge', '--quiet', '--ff-only', live.ref);
  } catch {
    throw new DeskError(
      'This repository contains other work that was not proposed. Ask an engineer to take in the live version.',
    );
  }
}

/** Starts over from the live version: everything that was not proposed and merged is gone from the pages. */
export async function startOver(directory: string): Promise<void> {
  const live = await liveVersion(directory);
  const files = (await changedFiles(directory, live)).map(({ file }) => file);
  backUp(directory, files);
  await moveToLive(directory, live, files);
  if (deskBranch(directory)) {
    await git(directory, 'switch', '--quiet', live.branch);
    await git(directory, 'merge', '--quiet', '--ff-only', live.ref);
  }
}

/**
 * Merges what others changed. Without choices, it only says what it would do if a text has to be chosen.
 * @param choices the merged text of each file with two texts
 */
export async function takeIn(directory: string, choices: Record<string, string> | null): Promise<TakenIn> {
  const live = await liveVersion(directory);
  if (!live.isFresh)
    throw new DeskError('The site’s repository could not be reached. Connect to the internet and try again.');
  const start = startOfWork(directory, live);
  const files = await changedFiles(directory, live);
  const news = Number(await git(directory, 'rev-list', '--count', `${start}..${live.ref}`));
  if (news === 0) return { done: true, conflicts: [], news };
  const merged = await Promise.all(
    files.map(async ({ file, before, after }) => {
      const theirs = await textAt(directory, live.ref, file);
      const isMine = theirs === before || file.startsWith('static/');
      const parts = isMine ? [{ same: after ?? '' }] : mergeTexts(before ?? '', after ?? '', theirs ?? '');
      return { file, after, parts: after === null && isMine ? [] : parts };
    }),
  );
  const conflicts = merged.filter(({ file, parts }) => parts.some((part) => 'mine' in part) && !choices?.[file]);
  if (conflicts.length > 0)
    return { done: false, conflicts: conflicts.map(({ file, parts }) => ({ file, parts })), news };

  const isNewPicture = ({ file, after }: ChangedFile) => file.startsWith('static/') && after !== null;
  const names = files.flatMap((changed) => (isNewPicture(changed) ? [] : changed.file));
  backUp(
    directory,
    files.map(({ file }) => file),
  );
  await moveToLive(directory, live, names);
  for (const { file, after, parts } of merged) {
    if (file.startsWith('static/')) continue;
    if (after === null && parts.length === 0) rmSync(placeOf(directory, file), { force: true });
    else
      writeWhole(
        placeOf(directory, file),
        choices?.[file] ?? parts.map((part) => ('same' in part ? part.same : part.mine)).join(''),
      );
  }
  return { done: true, conflicts: [], news };
}
