import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the sorted relative paths of all files in a folder and its subfolders, or none if the folder does not exist. Symbolic
 * links are left out, because one to a parent folder would never end. `readdir` with `recursive` follows them since Node 24.
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

/** Returns a path with slashes, as in addresses and in git, on systems whose paths have backslashes. */
export function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/** Writes a file, and first its folder if there is none. */
export async function writeFileAndDirectory(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
