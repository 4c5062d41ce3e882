import { didYouMean, nearest } from '../../../lib/nearest';
import { reservedSegment } from '../../../lib/siteAddress';
import type { Redirect } from '../../../src/site/redirects';

/** A path without characters that a host could interpret as a wildcard or a placeholder. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** Returns the path of an address: `/contact?tier=free#form` → `/contact`. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function errorsOf(
  { from, to }: Redirect,
  routes: readonly string[],
  ending: readonly string[],
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
  const isPage = routes.includes(page) && !ending.includes(page);
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
 * @param ending the pages with a last day: a redirect says where their address leads afterwards
 * @param isFile whether the site has a file with an address
 * @returns one sentence per error
 */
export function redirectErrors(
  redirects: readonly Redirect[],
  routes: readonly string[],
  ending: readonly string[] = [],
  isFile: (path: string) => boolean = () => false,
): string[] {
  return [...new Set(redirects.flatMap((redirect) => errorsOf(redirect, routes, ending, redirects, isFile)))];
}
