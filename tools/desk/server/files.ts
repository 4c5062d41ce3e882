import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DeskError } from './deskError';

/** Everything that the desk may read and write, relative to the site's folder. */
const ALLOWED = [/^pages\/(?:[\w-]+\/)*[\w-]+\.mdx$/, /^src\/site\/[\w-]+\.yaml$/, /^static\/images\/[\w.-]+$/];
/** The same, as git names it. */
export const ALLOWED_PATHS = ['pages', 'src/site/*.yaml', 'static/images'];

export function isAllowed(file: string): boolean {
  return ALLOWED.some((pattern) => pattern.test(file)) && !file.includes('..');
}

/**
 * Returns the absolute path of a file that the desk may touch.
 * @param file relative to the site's folder, with slashes
 * @throws DeskError for any other file, and if a part of its path is a symbolic link
 */
export function placeOf(siteDirectory: string, file: string): string {
  if (!isAllowed(file)) {
    throw new DeskError(`The desk does not open ${file}. It opens pages, facts and pictures.`, 403);
  }
  const root = realpathSync(siteDirectory);
  let place = root;
  for (const part of file.split('/')) {
    place = path.join(place, part);
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new DeskError(`The desk does not open ${file}, because ${part} is a symbolic link.`, 403);
    }
  }
  return place;
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

export interface OpenedFile {
  file: string;
  text: string;
  /** Changes with every change of the file. */
  version: string;
}

/** @throws DeskError if the file does not exist or is not text */
export function openFile(siteDirectory: string, file: string): OpenedFile {
  const place = placeOf(siteDirectory, file);
  if (!existsSync(place)) throw new DeskError(`${file} does not exist. Perhaps it was moved or deleted.`, 404);
  const bytes = readFileSync(place);
  try {
    // Line ends are those of `.gitattributes`, also where git was told otherwise.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    return { file, text, version: versionOf(bytes) };
  } catch {
    throw new DeskError(`${file} is not UTF-8 text, so the desk could damage it. Ask an engineer to convert it.`);
  }
}

/** Writes a file under another name first, so that a crash never leaves half of it. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(place), { recursive: true });
  const unfinished = `${place}.${process.pid}.desk`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, place);
}

/**
 * Saves a text that is based on a version of the file.
 * @returns the file as it is on disk now: with another text if it had another version, and was not saved
 */
export function saveFile(siteDirectory: string, { file, text, version }: OpenedFile): OpenedFile {
  const current = openFile(siteDirectory, file);
  if (current.version !== version) return current;
  writeWhole(placeOf(siteDirectory, file), text);
  return { file, text, version: versionOf(Buffer.from(text)) };
}

/** The text of a file before and after a change; null where it does not exist. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

/** Changes several files. @throws DeskError if one of them is not as expected; nothing is changed then */
export function changeFiles(siteDirectory: string, changes: readonly FileChange[]): void {
  for (const { file, before } of changes) {
    const text = existsSync(placeOf(siteDirectory, file)) ? openFile(siteDirectory, file).text : null;
    if (text !== before) throw new DeskError(`${file} was changed meanwhile, so nothing was done.`, 409);
  }
  for (const { file, after } of changes) {
    if (after === null) rmSync(placeOf(siteDirectory, file));
    else writeWhole(placeOf(siteDirectory, file), after);
  }
}

/** Undoes changes. @throws DeskError if one of the files was changed since */
export function undoChanges(siteDirectory: string, changes: readonly FileChange[]): void {
  const back = changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
  changeFiles(siteDirectory, back);
}
