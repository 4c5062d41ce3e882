import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '../../../lib/builtRoutes';
import { redirects } from '../../../src/site/redirects';
import { redirectErrors } from './redirectErrors';
import { formatRedirects } from './redirectRules';

/**
 * Writes `_redirects` for the host.
 * @param directory the built site
 * @throws Error with every error in the list of redirects
 */
export async function writeRedirectsFile(directory: string): Promise<void> {
  const errors = redirectErrors(redirects, allRoutes(directory));
  if (errors.length > 0) {
    throw new Error(`src/site/redirects.yaml has errors:\n${errors.map((text) => `- ${text}`).join('\n')}`);
  }
  await writeFile(path.join(directory, '_redirects'), formatRedirects(redirects));
}
