import type { Redirect } from '../../../src/site/redirects';

/** Words joined by slashes, so that no host reads a wildcard or a placeholder into it. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** The path of an address: `/contact?tier=free#form` → `/contact`. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function blockErrorsOf({ from, to }: Redirect, routes: readonly string[], sources: readonly string[]): string[] {
  const mistakes: string[] = [];
  if (!PLAIN_PATH.test(from)) {
    mistakes.push(`"${from}" is not a path such as /old-page: no anchor, no query, no slash at the end.`);
  }
  if (routes.includes(from)) mistakes.push(`"${from}" is a page. Delete the page or the redirect.`);
  if (sources.filter((source) => source === from).length > 1) mistakes.push(`"${from}" stands here more than once.`);
  if (sources.includes(pathOf(to))) {
    mistakes.push(`"${from}" leads to "${to}", which is redirected itself. Name the page at the end.`);
  } else if (!routes.includes(pathOf(to))) {
    mistakes.push(`"${from}" leads to "${to}", which is not a page.`);
  }
  return mistakes;
}

/**
 * What is wrong with a list of redirects, in sentences: addresses that are none, pages that a redirect would hide,
 * targets that are no page, chains, loops and duplicates.
 * @param routes every page's address
 */
export function redirectErrors(redirects: readonly Redirect[], routes: readonly string[]): string[] {
  const sources = redirects.map(({ from }) => from);
  return [...new Set(redirects.flatMap((redirect) => blockErrorsOf(redirect, routes, sources)))];
}
