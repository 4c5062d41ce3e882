import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
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

export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

export interface OpenedFile {
  file: string;
  text: string;
  /** Changes with every change of the file. */
  version: string;
}

/** Line ends are those of `.gitattributes`, also where git was told otherwise. */
function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new DeskError(`${file} is not UTF-8 text, so the desk could damage it. Ask an engineer to convert it.`);
  }
}

/** @throws DeskError if the file does not exist or is not text */
export function openFile(siteDirectory: string, file: string): OpenedFile {
  const place = placeOf(siteDirectory, file);
  if (!existsSync(place)) throw new DeskError(`${file} does not exist. Perhaps it was moved or deleted.`, 404);
  const bytes = readFileSync(place);
  return { file, text: decoded(file, bytes), version: versionOf(bytes) };
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
 * @throws DeskError with status 409 and the text on disk if the file has another version now
 */
export function saveFile(siteDirectory: string, { file, text, version }: OpenedFile): OpenedFile {
  const current = openFile(siteDirectory, file);
  if (current.version !== version) {
    throw new DeskError(`${file} was changed outside the desk.`, 409, { ...current });
  }
  writeWhole(placeOf(siteDirectory, file), text);
  return { file, text, version: versionOf(Buffer.from(text)) };
}
