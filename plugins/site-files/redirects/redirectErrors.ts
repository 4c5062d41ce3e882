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
  sources: readonly string[],
): string[] {
  const errors: string[] = [];
  if (!PLAIN_PATH.test(from)) {
    errors.push(`"${from}" is not a path such as /old-page: no anchor, no query, no trailing slash.`);
  }
  if (routes.includes(from) && !ending.includes(from))
    errors.push(`"${from}" is a page. Delete the page or the redirect.`);
  if (sources.filter((source) => source === from).length > 1) errors.push(`"${from}" is listed more than once.`);
  if (sources.includes(pathOf(to))) {
    errors.push(`"${from}" redirects to "${to}", which is itself redirected. Name the final page.`);
  } else if (!routes.includes(pathOf(to))) {
    errors.push(`"${from}" redirects to "${to}", which is not a page.`);
  }
  return errors;
}

/**
 * Finds redirects whose source is not a path or is a page, or whose target is not a page, as well as chains, loops and
 * duplicates.
 * @param routes the routes of all pages
 * @param ending the pages with a last day: a redirect says where their address leads afterwards
 * @returns one sentence per error
 */
export function redirectErrors(
  redirects: readonly Redirect[],
  routes: readonly string[],
  ending: readonly string[] = [],
): string[] {
  const sources = redirects.map(({ from }) => from);
  return [...new Set(redirects.flatMap((redirect) => errorsOf(redirect, routes, ending, sources)))];
}
