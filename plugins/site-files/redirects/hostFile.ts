import type { Redirect } from '../../../src/site/redirects';

/**
 * The list as a `_redirects` file, which Netlify and Cloudflare Pages read
 * (https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/).
 * The second line of each entry is for Cloudflare, which takes an address with a slash at the end for another one.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${['# From src/site/redirects.ts', ...lines].join('\n')}\n`;
}

/**
 * The address that a `_redirects` file has for a path. What a link adds as a query is kept, unless the rule has its own.
 * @param rules the content of the file
 * @param search the query of the request with its question mark, or nothing
 * @returns null where no rule names the path
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
