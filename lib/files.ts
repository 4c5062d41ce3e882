import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from './posixPath';

/**
 * Returns the sorted relative paths of all files in a folder and its subfolders, or none if the folder does not exist. Symbolic
 * links are left out: one that leads to a folder around it would not end. `readdir` with `recursive` follows them, since Node 24 in
 * every form.
 */
export function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(path.join(directory, entry.name)).map((file) => `${entry.name}/${file}`);
      return entry.isFile() ? [entry.name] : [];
    })
    .sort();
}

/** Folders whose files are published, or shown on pages. */
const FOLDERS = ['pages', 'static', 'src/site'];

/**
 * Returns the symbolic links among the files that become the site. A build follows them, and would publish what is behind one:
 * another file of the machine, or the environment with its passwords (`/proc/self/environ`).
 * @returns paths relative to the site's folder
 */
export function symbolicLinks(siteDirectory: string, folders: readonly string[] = FOLDERS): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(path.join(siteDirectory, folder))) return [];
    const entries = readdirSync(path.join(siteDirectory, folder), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const file = posixPath(path.join(folder, entry.name));
      if (entry.isSymbolicLink()) return [file];
      return entry.isDirectory() ? symbolicLinks(siteDirectory, [file]) : [];
    });
  });
}
