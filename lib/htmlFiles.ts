import path from 'node:path';
import { filesIn } from './filesIn';

/** Returns the paths of all HTML files in a built site. */
export function htmlFiles(directory: string): string[] {
  return filesIn(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));
}
