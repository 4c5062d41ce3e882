import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DeskError } from '../deskError';
import { openFile, placeOf, writeWhole } from '../files';
import { keptIn } from '../propose/repository';

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

/** Steps outlive the desk's process: they are kept until they are proposed. */
function stepsFile(directory: string): string {
  return path.join(keptIn(directory), 'desk-steps.json');
}

function readSteps(directory: string): Step[] {
  const file = stepsFile(directory);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function keepSteps(directory: string, steps: readonly Step[]): void {
  writeWhole(stepsFile(directory), JSON.stringify(steps));
}

function remove(directory: string, file: string): void {
  const place = placeOf(directory, file);
  rmSync(place);
  const folder = path.dirname(place);
  if (file.split('/').length > 2 && readdirSync(folder).length === 0) rmdirSync(folder);
}

interface Write {
  from: string | null;
  to: string | null;
  text: string;
}

/** Does all of it or, if a file is in the way, nothing. */
function writeAll(directory: string, writes: readonly Write[]): void {
  for (const { from, to } of writes) {
    if (to && to !== from && existsSync(placeOf(directory, to))) throw new DeskError(`${to} already exists.`, 409);
  }
  for (const { from, to, text } of writes) {
    if (to) writeWhole(placeOf(directory, to), text);
    if (from && from !== to) remove(directory, from);
  }
}

/** Does a step, so that it can be undone. @throws DeskError if a file is in the way */
export function takeStep(directory: string, step: Step): void {
  writeAll(
    directory,
    step.files.map(({ from, to, after }) => ({ from, to, text: after })),
  );
  keepSteps(directory, [...readSteps(directory), step]);
}

/** The sentence about the step that `undoStep` would undo; null if there is none. */
export function lastStep(directory: string): string | null {
  return readSteps(directory).at(-1)?.title ?? null;
}

/** Whether a file is as the step left it. */
function isAsLeft(directory: string, { to, after }: FileStep): boolean {
  return to === null || (existsSync(placeOf(directory, to)) && openFile(directory, to).text === after);
}

/**
 * Undoes the last step.
 * @returns the file to show then; null if it is gone
 * @throws DeskError if one of its files was changed since
 */
export function undoStep(directory: string): { file: string | null } {
  const steps = readSteps(directory);
  const step = steps.pop();
  if (!step) throw new DeskError('There is nothing to undo.');
  const changed = step.files.find((file) => !isAsLeft(directory, file));
  if (changed) {
    throw new DeskError(`${changed.to} was changed since then, so this step cannot be undone any more.`, 409);
  }
  writeAll(
    directory,
    step.files.map(({ from, to, before }) => ({ from: to, to: from, text: before })),
  );
  keepSteps(directory, steps);
  return { file: step.files[0]?.from ?? null };
}

/** Forgets the steps, which are part of a proposal or gone. */
export function forgetSteps(directory: string): void {
  rmSync(stepsFile(directory), { force: true });
}
