import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from './posixPath';

/** Returns the sorted relative paths of all files in a folder and its subfolders, or none if the folder does not exist. */
export function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map(posixPath)
    .sort();
}
