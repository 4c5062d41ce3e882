import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '../../site/redirects';
import { allRoutes } from '../builtRoutes';
import { formatRedirects } from '../redirects/hostFile';
import { redirectMistakes } from '../redirects/mistakes';

/**
 * Writes `_redirects` for the host.
 * @param directory the built site
 * @throws Error that names every mistake in the list of redirects
 */
export async function writeRedirectsFile(directory: string): Promise<void> {
  const mistakes = redirectMistakes(redirects, allRoutes(directory));
  if (mistakes.length > 0) {
    throw new Error(`src/site/redirects.ts has mistakes:\n${mistakes.map((text) => `- ${text}`).join('\n')}`);
  }
  await writeFile(path.join(directory, '_redirects'), formatRedirects(redirects));
}
