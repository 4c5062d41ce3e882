import type { Redirect } from '../../../src/site/redirects';

/** Path segments without characters that a host could read as a wildcard or a placeholder. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** The path of an address: `/contact?tier=free#form` → `/contact`. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function errorsOf({ from, to }: Redirect, routes: readonly string[], sources: readonly string[]): string[] {
  const errors: string[] = [];
  if (!PLAIN_PATH.test(from)) {
    errors.push(`"${from}" is not a path such as /old-page: no anchor, no query, no slash at the end.`);
  }
  if (routes.includes(from)) errors.push(`"${from}" is a page. Delete the page or the redirect.`);
  if (sources.filter((source) => source === from).length > 1) errors.push(`"${from}" is listed more than once.`);
  if (sources.includes(pathOf(to))) {
    errors.push(`"${from}" redirects to "${to}", which is itself redirected. Name the final page.`);
  } else if (!routes.includes(pathOf(to))) {
    errors.push(`"${from}" redirects to "${to}", which is not a page.`);
  }
  return errors;
}

/**
 * Checks a list of redirects for sources that are not paths or hide a page, targets that are not pages, chains, loops and
 * duplicates.
 * @param routes every page's address
 * @returns one sentence per error
 */
export function redirectErrors(redirects: readonly Redirect[], routes: readonly string[]): string[] {
  const sources = redirects.map(({ from }) => from);
  return [...new Set(redirects.flatMap((redirect) => errorsOf(redirect, routes, sources)))];
}
