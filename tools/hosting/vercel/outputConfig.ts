import type { HeaderRule } from '../../../plugins/site-files/headers';
import type { Redirect } from '../../../src/site/redirects';

/** https://vercel.com/docs/build-output-api/configuration#routes */
type Route =
  | { handle: 'filesystem' | 'hit' | 'error' }
  | { src: string; headers: Record<string, string>; continue: true }
  | { src: string; headers: Record<string, string>; status: number }
  | { src: string; dest: string; status: number };

export interface OutputConfig {
  version: 3;
  routes: Route[];
  /** Addresses that differ from the file's name. */
  overrides: Record<string, { path: string }>;
}

function patternOf(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

/** Vercel matches `src` against the path and keeps the query. */
function redirectRoute({ from, to }: Redirect): Route {
  return { src: `${patternOf(from).slice(0, -1)}(?:\\.html|/)?$`, status: 301, headers: { Location: to } };
}

/** Paths that are safe in a `Location`. A second slash or a backslash at the start would lead to another site. */
const PLAIN_PATH = '(/[A-Za-z0-9_~-][A-Za-z0-9._~/-]*?)';

/**
 * The configuration for Vercel's Build Output API. Headers for narrower paths apply to existing files only ("hit"), so
 * that the 404 page is never immutable.
 * @param files every file of the build; relative, with slashes
 */
export function outputConfig(
  headers: readonly HeaderRule[],
  redirects: readonly Redirect[],
  files: readonly string[],
): OutputConfig {
  const isWide = ({ path }: HeaderRule) => path === '/*';
  const asRoute = ({ path, headers }: HeaderRule): Route => ({ src: patternOf(path), headers, continue: true });
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');

  return {
    version: 3,
    routes: [
      ...headers.filter(isWide).map(asRoute),
      ...redirects.map(redirectRoute),
      { src: '^/index(?:\\.html)?$', status: 308, headers: { Location: '/' } },
      { src: `^${PLAIN_PATH}(?:/index\\.html|\\.html|/)$`, status: 308, headers: { Location: '$1' } },
      { handle: 'filesystem' },
      { handle: 'error' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
      { handle: 'hit' },
      ...headers.filter((rule) => !isWide(rule)).map(asRoute),
    ],
    overrides: Object.fromEntries(
      pages.map((file) => [file, { path: file.replace(/(^|\/)index\.html$|\.html$/, '') }]),
    ),
  };
}
