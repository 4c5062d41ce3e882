import { didYouMean, nearest } from '../../lib/nearest';
import type { Redirect } from '../../src/facts/redirects';
import { reservedSegment } from './reservedSegments';

/** A path without characters that a host could interpret as a wildcard or a placeholder. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** What the addresses of redirects are compared with. */
interface RedirectContext {
  redirects: readonly Redirect[];
  /** The routes of all pages. */
  routes: readonly string[];
  /** Whether the site has a file with an address. */
  isFile: (url: string) => boolean;
}

function oldAddressErrors(from: string, { redirects, routes, isFile }: RedirectContext): string[] {
  const errors: string[] = [];
  if (!PLAIN_PATH.test(from)) {
    const path = from.replace(/^https?:\/\/[^/]+|[?#].*$|\/+$/g, '').replace(/^\/*/, '/');
    errors.push(
      `"${from}" is not an address that a redirect can start from. Write only what follows the domain, without "#", "?" and a slash at the end: ${path}`,
    );
  }
  if (reservedSegment(from) !== null || isFile(from))
    errors.push(`"${from}" is the address of a file of the site, so nobody would be redirected. Delete this entry.`);
  // The build writes each page as HTML, and again as Markdown. Some hosts are case-insensitive.
  const page = from.replace(/\.(?:html|md)$/, '').toLowerCase();
  if (routes.some((route) => route.toLowerCase() === page))
    errors.push(
      `"${from}" is a page, so nobody would be redirected. Delete this entry, or the page if that is what you meant.`,
    );
  if (redirects.filter((other) => other.from === from).length > 1)
    errors.push(`"${from}" is in this list twice. Delete one of the two entries.`);
  return errors;
}

function targetErrors({ from, to }: Redirect, { redirects, routes }: RedirectContext): string[] {
  const target = to.replace(/[?#].*$/, '');
  const next = redirects.find((other) => other.from === target);
  if (next) {
    const advice = next.to === from ? 'Delete one of the two entries.' : `Write the last page: to: ${next.to}`;
    return [`"${from}" leads to "${to}", which leads on to "${next.to}". ${advice}`];
  }
  if (routes.includes(target)) return [];
  const advice = didYouMean(nearest(target, routes)) || ' Write the address of a page.';
  return [`"${from}" leads to "${to}", and there is no such page.${advice}`];
}

/**
 * Finds redirects whose source is not a path, or is a page or a file; redirects whose target is not a page; chains, loops and duplicates.
 * @returns a sentence for each error, with the old address of its redirect: the build, which has no text of YAML, calls this, too
 */
export function redirectErrors(
  redirects: readonly Redirect[],
  routes: readonly string[],
  isFile: RedirectContext['isFile'] = () => false,
): { from: string; reason: string }[] {
  const context = { redirects, routes, isFile };
  const errors = redirects.flatMap((redirect) => {
    const reasons = [...oldAddressErrors(redirect.from, context), ...targetErrors(redirect, context)];
    return reasons.map((reason) => ({ from: redirect.from, reason }));
  });
  // Two equal entries have one error.
  return [...new Map(errors.map((error) => [error.reason, error])).values()];
}

/** Formats redirects as a `_redirects` file: https://docs.netlify.com/manage/routing/redirects/overview/ */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`);
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
