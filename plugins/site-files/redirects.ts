import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '../../lib/builtSite';
import { didYouMean, nearest } from '../../lib/nearest';
import { reservedSegment } from '../../lib/siteAddress';
import type { Redirect } from '../../src/facts/redirects';

/** A path without characters that a host could interpret as a wildcard or a placeholder. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** Returns the path of an address: `/contact?tier=free#form` → `/contact`. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function errorsOf(
  { from, to }: Redirect,
  routes: readonly string[],
  redirects: readonly Redirect[],
  isFile: (path: string) => boolean,
): string[] {
  const errors: string[] = [];
  if (!PLAIN_PATH.test(from)) {
    const message = `"${from}" is not an address that a redirect can start from. Write only what follows the domain, without "#", "?" and a slash at the end`;
    errors.push(`${message}: ${from.replace(/^https?:\/\/[^/]+|[?#].*$|\/+$/g, '').replace(/^\/*/, '/')}`);
  }
  const reserved = reservedSegment(from);
  if (reserved !== null || isFile(from))
    errors.push(`"${from}" is the address of a file of the site, so nobody would be redirected. Delete this entry.`);
  // The build writes each page as HTML, and again as Markdown.
  const page = from.replace(/\.(?:html|md)$/, '');
  // Some hosts do not tell capitals from small letters.
  const isPage = routes.some((route) => route.toLowerCase() === page.toLowerCase());
  if (isPage && !routes.includes(pathOf(to)) && PLAIN_PATH.test(to))
    return [`"${from}" is a page, and "${to}" is none: the two are swapped. Write from: ${to}, to: ${from}`];
  if (isPage)
    errors.push(`"${from}" is a page, so nobody would be redirected. Delete this entry, unless the page is to go.`);
  if (redirects.filter((other) => other.from === from).length > 1)
    errors.push(`"${from}" is in this list twice. Delete one of the two entries.`);
  const next = redirects.find((other) => other.from === pathOf(to));
  if (next) {
    const advice = next.to === from ? 'Delete one of the two entries.' : `Write the last page: to: ${next.to}`;
    errors.push(`"${from}" leads to "${to}", which leads on to "${next.to}". ${advice}`);
  } else if (!routes.includes(pathOf(to))) {
    const meant = nearest(pathOf(to), routes);
    errors.push(
      `"${from}" leads to "${to}", and there is no such page.${didYouMean(meant) || ' Write the address of a page.'}`,
    );
  }
  return errors;
}

/**
 * Finds redirects whose source is not a path or is a page, or whose target is not a page, as well as chains, loops and
 * duplicates.
 * @param routes the routes of all pages
 * @param isFile whether the site has a file with an address
 * @returns one sentence per error
 */
export function redirectErrors(
  redirects: readonly Redirect[],
  routes: readonly string[],
  isFile: (path: string) => boolean = () => false,
): string[] {
  return [...new Set(redirects.flatMap((redirect) => errorsOf(redirect, routes, redirects, isFile)))];
}

/**
 * Formats redirects as a `_redirects` file for Netlify and Cloudflare Pages
 * (https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/).
 * The second line of each entry is for Cloudflare, which treats a path with a trailing slash as a different path.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${['# From src/facts/redirects.yaml', ...lines].join('\n')}\n`;
}

/**
 * Returns the target of a path in a `_redirects` file. The query of the request is kept unless the target has its own.
 * @param rules the content of the file
 * @param search the query of the request including its question mark, or an empty string
 * @returns null if there is no rule for the path
 */
export function redirectFor(rules: string, pathname: string, search: string): string | null {
  const rule = rules
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([from]) => from === pathname);
  const to = rule?.[1];
  if (!to) return null;
  const { pathname: path, search: ownSearch, hash } = new URL(to, 'http://localhost');
  return path + (ownSearch || search) + hash;
}

/**
 * Writes `_redirects` for the host.
 * @param directory the built site
 * @throws Error with every error in the list of redirects
 */
export async function writeRedirectsFile(redirects: readonly Redirect[], directory: string): Promise<void> {
  const errors = redirectErrors(
    redirects,
    allRoutes(directory),
    (from) => statSync(path.join(directory, from), { throwIfNoEntry: false })?.isFile() ?? false,
  );
  if (errors.length > 0) {
    throw new Error(`src/facts/redirects.yaml has errors:\n${errors.map((text) => `- ${text}`).join('\n')}`);
  }
  await writeFile(path.join(directory, '_redirects'), formatRedirects(redirects));
}
