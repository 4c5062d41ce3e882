import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the names of a built site's scripts that contain a text. */
export function scriptsWith(directory: string, text: string): string[] {
  const folder = path.join(directory, 'assets/js');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(text))
    .map((file) => path.basename(file));
}
