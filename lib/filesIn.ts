import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from './posixPath';

/**
 * Returns the sorted relative paths of all files in a folder and its subfolders, or none if the folder does not exist. Symbolic
 * links are left out: one that leads to a folder around it would not end.
 */
export function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(path.relative(directory, path.join(entry.parentPath, entry.name))))
    .sort();
}
