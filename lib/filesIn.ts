import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file in a folder and the folders in it, relative, with `/` between names, sorted; none where there is no folder. */
export function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
