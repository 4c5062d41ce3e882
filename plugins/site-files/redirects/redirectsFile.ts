import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '../../../lib/builtRoutes';
import { pageSources } from '../../../lib/pageSources';
import { type Redirect, redirects } from '../../../src/site/redirects';
import { redirectErrors } from './redirectErrors';
import { formatRedirects } from './redirectRules';

/** Returns the redirects of a built site: all but those from pages that are still live, whose last day is in the future. */
export function activeRedirects(directory: string, routes = allRoutes(directory)): Redirect[] {
  return redirects.filter(({ from }) => !routes.includes(from));
}

/**
 * Writes `_redirects` for the host.
 * @param directory the built site
 * @throws Error with every error in the list of redirects
 */
export async function writeRedirectsFile(siteDirectory: string, directory: string): Promise<void> {
  const ending = (await pageSources(siteDirectory)).filter(({ frontMatter }) => frontMatter.until);
  const routes = allRoutes(directory);
  const errors = redirectErrors(
    redirects,
    routes,
    ending.map(({ route }) => route),
    (from) => statSync(path.join(directory, from), { throwIfNoEntry: false })?.isFile() ?? false,
  );
  if (errors.length > 0) {
    throw new Error(`src/site/redirects.yaml has errors:\n${errors.map((text) => `- ${text}`).join('\n')}`);
  }
  await writeFile(path.join(directory, '_redirects'), formatRedirects(activeRedirects(directory, routes)));
}
