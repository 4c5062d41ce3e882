import { didYouMean, nearest } from '../../lib/nearest';
import { decoded } from '../../lib/siteAddress';
import type { Redirect } from '../../src/facts/redirects';

/**
 * The first parts of addresses that belong to something other than a page: folders and files that the build writes, files that
 * browsers and search engines look for, and the addresses of the handbook and the mailbox.
 */
const RESERVED_SEGMENTS = [
  '404',
  'api',
  'apple-touch-icon.png',
  'assets',
  'favicon.ico',
  'favicon.svg',
  'handbook',
  'images',
  'index',
  'llms.txt',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];

/**
 * Returns the first part of an address if no page may have it and no redirect may start from it; null for all others. Names that
 * start with a dot or an underscore are reserved too: `/.well-known/security.txt`, `/_headers`.
 */
export function reservedSegment(address: string): string | null {
  const [first = ''] = decoded(address).toLowerCase().split('/').filter(Boolean);
  const isReserved = [first, first.replace(/\.(?:html|md)$/, '')].some((name) => RESERVED_SEGMENTS.includes(name));
  return isReserved || /^[._]/.test(first) ? first : null;
}

/** A path without characters that a host could interpret as a wildcard or a placeholder. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/**
 * Finds redirects whose source is not a path, or is a page or a file; redirects whose target is not a page; chains, loops and duplicates.
 * @param routes the routes of all pages
 * @param isFile whether the site has a file with an address
 * @returns a sentence for each error, with the old address of its redirect
 */
export function redirectErrors(
  redirects: readonly Redirect[],
  routes: readonly string[],
  isFile: (path: string) => boolean = () => false,
): { from: string; message: string }[] {
  const errors = redirects.flatMap(({ from, to }) => {
    const target = to.replace(/[?#].*$/, '');
    // The build writes each page as HTML, and again as Markdown. Some hosts do not tell capitals from small letters.
    const page = from.replace(/\.(?:html|md)$/, '').toLowerCase();
    const next = redirects.find((other) => other.from === target);
    const meant = next || routes.includes(target) ? null : didYouMean(nearest(target, routes));
    const messages = [
      !PLAIN_PATH.test(from) &&
        `"${from}" is not an address that a redirect can start from. Write only what follows the domain, without "#", "?" and a slash at the end: ${from.replace(/^https?:\/\/[^/]+|[?#].*$|\/+$/g, '').replace(/^\/*/, '/')}`,
      (reservedSegment(from) !== null || isFile(from)) &&
        `"${from}" is the address of a file of the site, so nobody would be redirected. Delete this entry.`,
      routes.some((route) => route.toLowerCase() === page) &&
        `"${from}" is a page, so nobody would be redirected. Delete this entry, or the page if that is what you meant.`,
      redirects.filter((other) => other.from === from).length > 1 &&
        `"${from}" is in this list twice. Delete one of the two entries.`,
      next &&
        `"${from}" leads to "${to}", which leads on to "${next.to}". ${next.to === from ? 'Delete one of the two entries.' : `Write the last page: to: ${next.to}`}`,
      meant !== null &&
        `"${from}" leads to "${to}", and there is no such page.${meant || ' Write the address of a page.'}`,
    ];
    return messages.flatMap((message) => (typeof message === 'string' ? { from, message } : []));
  });
  // Two equal entries have one error.
  return [...new Map(errors.map((error) => [error.message, error])).values()];
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
