import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '../../../lib/builtRoutes';
import { redirects } from '../../../src/site/redirects';
import { formatRedirects } from './hostFile';
import { redirectErrors } from './redirectErrors';

/**
 * Writes `_redirects` for the host.
 * @param directory the built site
 * @throws Error that names every mistake in the list of redirects
 */
export async function writeRedirectsFile(directory: string): Promise<void> {
  const mistakes = redirectErrors(redirects, allRoutes(directory));
  if (mistakes.length > 0) {
    throw new Error(`src/site/redirects.ts has mistakes:\n${mistakes.map((text) => `- ${text}`).join('\n')}`);
  }
  await writeFile(path.join(directory, '_redirects'), formatRedirects(redirects));
}
