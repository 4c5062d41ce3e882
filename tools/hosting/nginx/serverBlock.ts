import type { HeaderRule } from '../../../plugins/site-files/headerRules';
import type { Redirect } from '../../../src/site/redirects';

export interface SiteRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Paths that may be redirected to a tidier form. Nothing else is put into a `Location`: no second slash, no line break. */
const PLAIN_PATH = '(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+';
/** Files beside the pages that are for hosts and tools, and the clean address of the page for unknown addresses. */
const NOT_PUBLISHED = ['/404', '/_headers', '/_redirects'];
const EVERY_PATH = '/*';

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}\n`).join('');
}

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`A header's value cannot be written for nginx: ${value}`);
  return `"${value}"`;
}

function headerLines(headers: Record<string, string>): string[] {
  // "always": with every status, the 404 page included.
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${indented(lines)}}\n`;
}

/** A location that sets a header inherits none of the others (nginx's documentation, add_header), so it gets them all. */
function ruleLocation({ path, headers }: HeaderRule, everywhere: Record<string, string>): string {
  const isPrefix = path.endsWith('*');
  const match = isPrefix ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
  return location(match, [...headerLines({ ...everywhere, ...headers }), 'try_files $uri $uri.html =404;']);
}

function redirectLocations({ from, to }: Redirect): string {
  const { pathname, search, hash } = new URL(to, 'http://localhost');
  const target = quoted(pathname + search).slice(1, -1) + (search ? '' : '$is_args$args') + hash;
  return [from, `${from}/`, `${from}.html`].map((path) => location(`= ${path}`, [`return 301 "${target}";`])).join('');
}

/**
 * What nginx needs to know of the site: the inside of a `server` block, without ports, names and certificates.
 * Addresses have no `.html` and no slash at the end, as on the other hosts; an unknown one gets `404.html` and the
 * status 404, with the headers of a page and not those of the folder it would have been in.
 * @param root absolute path of the built site
 * @param hasBrotli whether nginx has the module that sends the `.br` file beside a file
 * @throws Error when a header or a redirect holds what nginx would read as its own syntax
 */
export function serverBlock({ headers, redirects }: SiteRules, root: string, hasBrotli: boolean): string {
  const everywhere = Object.assign(
    {},
    ...headers.filter(({ path }) => path === EVERY_PATH).map((rule) => rule.headers),
  );
  const narrower = headers.filter(({ path }) => path !== EVERY_PATH);

  return [
    `root ${quoted(root)};`,
    'charset utf-8;',
    'charset_types text/css text/plain text/xml text/markdown application/javascript image/svg+xml;',
    'gzip_static on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'server_tokens off;',
    // Addresses of redirects stay relative: what stands in front of nginx knows the scheme and the port.
    'absolute_redirect off;',
    // 403 is nginx's answer for a folder without a page.
    'error_page 403 404 =404 /404.html;',
    ...headerLines(everywhere),
    '',
    location('= /404.html', ['internal;']),
    ...NOT_PUBLISHED.map((path) => location(`= ${path}`, ['return 404;'])),
    ...narrower.map((rule) => ruleLocation(rule, everywhere)),
    ...redirects.map(redirectLocations),
    location('= /', ['try_files /index.html =404;']),
    location(`~ "^/index(?:\\.html|/)?$"`, ['return 308 "/$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})/index\\.html$"`, ['return 308 "$1$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})\\.html$"`, ['return 308 "$1$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})/$"`, ['return 308 "$1$is_args$args";']),
    location('/', ['try_files $uri $uri.html $uri/index.html =404;']),
  ].join('\n');
}
