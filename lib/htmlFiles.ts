import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of all HTML files in a built site. */
export function htmlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));
}
