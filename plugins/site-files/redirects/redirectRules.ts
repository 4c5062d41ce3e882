import type { Redirect } from '../../../src/site/redirects';

/**
 * Formats redirects as a `_redirects` file for Netlify and Cloudflare Pages
 * (https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/).
 * The second line of each entry is for Cloudflare, which treats a path with a trailing slash as a different path.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${['# From src/site/redirects.yaml', ...lines].join('\n')}\n`;
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
