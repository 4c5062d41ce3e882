import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diffArrays } from 'diff';
import { tryGit } from '../../../../lib/git';
import { DeskError } from '../deskError';
import { placeOf, writeWhole } from '../files';
import { changedFiles, git, type Live, liveVersion, startOfWork, textAt } from './repository';

/** A part of a merged text: the same for both, or two texts to choose from. */
export type MergedPart = { same: string } | { mine: string; theirs: string };

export interface MergedFile {
  file: string;
  parts: MergedPart[];
}

interface Edit {
  start: number;
  end: number;
  lines: string[];
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function editsOf(before: string[], after: string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let last: Edit | null = null;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added && !removed) {
      at += value.length;
      last = null;
      continue;
    }
    if (!last) {
      last = { start: at, end: at, lines: [] };
      edits.push(last);
    }
    if (added) last.lines.push(...value);
    else {
      at += value.length;
      last.end = at;
    }
  }
  return edits;
}

/** Applies the edits of a range of lines. */
function applied(before: string[], edits: readonly Edit[], start: number, end: number): string {
  const lines: string[] = [];
  let at = start;
  for (const edit of edits) {
    lines.push(...before.slice(at, edit.start), ...edit.lines);
    at = edit.end;
  }
  return [...lines, ...before.slice(at, end)].join('');
}

/** Merges two texts that were made from the same one. Where both changed the same lines differently, there are two texts. */
export function mergeTexts(before: string, mine: string, theirs: string): MergedPart[] {
  const lines = linesOf(before);
  const [own, other] = [editsOf(lines, linesOf(mine)), editsOf(lines, linesOf(theirs))];
  const parts: MergedPart[] = [];
  let at = 0;
  const all = [...own, ...other].sort((one, two) => one.start - two.start || one.end - two.end);
  while (all.length > 0) {
    const group = [all.shift() as Edit];
    const [first] = group as [Edit];
    let end = first.end;
    // Edits that touch belong together: neither makes sense without the other.
    while (all[0] && all[0].start <= end) {
      const next = all.shift() as Edit;
      group.push(next);
      end = Math.max(end, next.end);
    }
    const text = (edits: readonly Edit[]) =>
      applied(
        lines,
        edits.filter((edit) => group.includes(edit)),
        first.start,
        end,
      );
    const [ownText, otherText] = [text(own), text(other)];
    const base = lines.slice(first.start, end).join('');
    parts.push({ same: lines.slice(at, first.start).join('') });
    if (ownText === otherText || otherText === base) parts.push({ same: ownText });
    else if (ownText === base) parts.push({ same: otherText });
    else parts.push({ mine: ownText, theirs: otherText });
    at = end;
  }
  return [...parts, { same: lines.slice(at).join('') }].filter((part) => !('same' in part) || part.same !== '');
}

/** Keeps a copy of the writer's files in the repository's own folder, in case something is wanted back. */
function backUp(directory: string, files: readonly string[]): void {
  const folder = path.join(directory, tryGit(directory, 'rev-parse', '--git-dir') ?? '.git', 'desk-backup');
  const target = path.join(folder, new Date().toISOString().replaceAll(':', '-'));
  for (const file of files) {
    const place = path.join(directory, file);
    if (existsSync(place)) cpSync(place, path.join(target, file), { recursive: true });
  }
}

/** Undoes the writer's changes, and then moves to the newest version of the live site. */
async function moveToLive(directory: string, live: Live, files: readonly string[]): Promise<void> {
  const start = startOfWork(directory, live);
  const current = tryGit(directory, 'symbolic-ref', '--short', 'HEAD') ?? '';
  if (current.startsWith('desk/')) await git(directory, 'reset', '--quiet', '--soft', start);
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
  if ((tryGit(directory, 'symbolic-ref', '--short', 'HEAD') ?? '').startsWith('desk/')) {
    await git(directory, 'switch', '--quiet', live.branch);
    await git(directory, 'merge', '--quiet', '--ff-only', live.ref);
  }
}

/**
 * Merges what others changed. Without choices, it only says what it would do if a text has to be chosen.
 * @param choices the merged text of each file with two texts
 */
export async function takeIn(
  directory: string,
  choices: Record<string, string> | null,
): Promise<{ done: boolean; conflicts: MergedFile[]; news: number }> {
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

  const pictures = files.filter(({ file, after }) => file.startsWith('static/') && after !== null);
  const names = files.map(({ file }) => file).filter((file) => !pictures.some((picture) => picture.file === file));
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
