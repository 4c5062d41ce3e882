import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DeskError } from '../deskError';
import { openFile, placeOf, writeWhole } from '../files';

/** What a step did to a file. */
export interface FileStep {
  /** Null for a new file. */
  from: string | null;
  /** Null for a deleted file; another name for a moved one. */
  to: string | null;
  before: string;
  after: string;
}

/** A change of several files that can be undone as one. */
export interface Step {
  /** A sentence: `Moved /about to /company`. */
  title: string;
  files: FileStep[];
}

/** The steps of each site since the desk was started or they were proposed. Older ones are in git. */
const taken = new Map<string, Step[]>();

function remove(directory: string, file: string): void {
  const place = placeOf(directory, file);
  rmSync(place);
  const folder = path.dirname(place);
  if (file.split('/').length > 2 && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Does all of it or, if a file is in the way, nothing. */
function writeAll(directory: string, files: readonly Omit<FileStep, 'before'>[]): void {
  for (const { from, to } of files) {
    if (to && to !== from && existsSync(placeOf(directory, to))) throw new DeskError(`${to} already exists.`, 409);
  }
  for (const { from, to, after } of files) {
    if (to) writeWhole(placeOf(directory, to), after);
    if (from && from !== to) remove(directory, from);
  }
}

/** Does a step, so that it can be undone. @throws DeskError if a file is in the way */
export function takeStep(directory: string, step: Step): void {
  writeAll(directory, step.files);
  taken.set(directory, [...(taken.get(directory) ?? []), step]);
}

/** The sentence about the step that `undoStep` would undo; null if there is none. */
export function lastStep(directory: string): string | null {
  return taken.get(directory)?.at(-1)?.title ?? null;
}

/**
 * Undoes the last step.
 * @returns the file to show then; null if it is gone
 * @throws DeskError if one of its files was changed since
 */
export function undoStep(directory: string): { file: string | null } {
  const step = taken.get(directory)?.at(-1);
  if (!step) throw new DeskError('There is nothing to undo.');
  for (const { to, after } of step.files) {
    if (to !== null && !(existsSync(placeOf(directory, to)) && openFile(directory, to).text === after)) {
      throw new DeskError(`${to} was changed since then, so this step cannot be undone any more.`, 409);
    }
  }
  writeAll(
    directory,
    step.files.map(({ from, to, before }) => ({ from: to, to: from, after: before })),
  );
  taken.get(directory)?.pop();
  return { file: step.files[0]?.from ?? null };
}

/** Forgets the steps, which are part of a proposal or gone. */
export function forgetSteps(directory: string): void {
  taken.delete(directory);
}
