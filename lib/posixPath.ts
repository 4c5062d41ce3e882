import path from 'node:path';

/** Returns a path with slashes, as in addresses and in git, on systems whose paths have backslashes. */
export function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}
