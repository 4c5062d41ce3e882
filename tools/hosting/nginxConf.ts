import type { HeaderRule } from '../../plugins/site-files/headers';
import type { Redirect } from '../../src/site/redirects';

/** From Debian's package `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface SiteRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Paths that may appear in a `Location` header. A double slash or a line break would be unsafe. */
const PLAIN_PATH = '(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+';
/** Configuration for hosts, and the clean address of the 404 page. */
const NOT_PUBLISHED = ['/404', '/_headers', '/_redirects'];
const EVERY_PATH = '/*';

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}\n`).join('');
}

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot quote this value: ${value}`);
  return `"${value}"`;
}

function headerLines(headers: Record<string, string>): string[] {
  // "always" includes the 404 page.
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${indented(lines)}}\n`;
}

const SERVE_FILE = 'try_files $uri $uri.html =404;';

/** A location for files with an ending: `/*.svg`. */
function endingLocation({ path, headers }: HeaderRule, others: Record<string, string>): string {
  const ending = path.replace('/*', '').replaceAll('.', '\\.');
  return location(`~ "${ending}$"`, [...headerLines({ ...others, ...headers }), SERVE_FILE]);
}

/**
 * The locations of rules for parts of the site. A location that adds a header inherits none, so it repeats them all
 * (https://nginx.org/r/add_header). A folder comes before an ending, so it contains a location for each ending.
 */
function ruleLocations(rules: readonly HeaderRule[], everywhere: Record<string, string>): string[] {
  const endings = rules.filter(({ path }) => path.startsWith('/*'));
  const folders = rules.filter((rule) => !endings.includes(rule));
  return [
    ...folders.map(({ path, headers }) => {
      const sent = { ...everywhere, ...headers };
      const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
      const inside = path.endsWith('*') ? endings.map((rule) => endingLocation(rule, sent)) : [];
      return location(match, [...headerLines(sent), SERVE_FILE, ...inside]);
    }),
    ...endings.map((rule) => endingLocation(rule, everywhere)),
  ];
}

function redirectLocations({ from, to }: Redirect): string {
  const { pathname, search, hash } = new URL(to, 'http://localhost');
  const target = quoted(pathname + search).slice(1, -1) + (search ? '' : '$is_args$args') + hash;
  return [from, `${from}/`, `${from}.html`].map((path) => location(`= ${path}`, [`return 301 "${target}";`])).join('');
}

/**
 * The content of nginx's `server` block for the site, without ports, names and certificates. As on the other hosts,
 * addresses have no `.html` and no slash at the end, and unknown ones get `404.html` with the headers of a page.
 * @param root absolute path of the built site
 * @param hasBrotli whether nginx's module for `.br` files is installed
 * @throws Error if a header or a redirect contains nginx syntax
 */
export function serverConf({ headers, redirects }: SiteRules, root: string, hasBrotli: boolean): string {
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
    // Vary: Accept-Encoding, or a cache in front of nginx would send compressed files to clients that cannot read them.
    'gzip_vary on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'server_tokens off;',
    // Redirects stay relative, because only a proxy in front of nginx knows the scheme and the port.
    'absolute_redirect off;',
    // nginx returns 403 for a folder without a page.
    'error_page 403 404 =404 /404.html;',
    ...headerLines(everywhere),
    '',
    location('= /404.html', ['internal;']),
    ...NOT_PUBLISHED.map((path) => location(`= ${path}`, ['return 404;'])),
    ...ruleLocations(narrower, everywhere),
    ...redirects.map(redirectLocations),
    location('= /', ['try_files /index.html =404;']),
    location(`~ "^/index(?:\\.html|/)?$"`, ['return 308 "/$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})/index\\.html$"`, ['return 308 "$1$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})\\.html$"`, ['return 308 "$1$is_args$args";']),
    location(`~ "^(${PLAIN_PATH})/$"`, ['return 308 "$1$is_args$args";']),
    location('/', ['try_files $uri $uri.html $uri/index.html =404;']),
  ].join('\n');
}

export interface NginxProcess {
  /** Address and port: `8080`, `127.0.0.1:4000`. */
  listen: string;
  /** Folder for the process ID and temporary files; must exist and be writable. */
  runtimeFolder: string;
  /** Absolute path of the file with the `serverConf`. */
  serverFile: string;
  /** Absolute path of the module `ngx_http_brotli_static_module.so`; null if it is not installed. */
  brotliModule: string | null;
  /** nginx's list of file types; by default Debian's. */
  mimeTypes?: string;
}

/** File types missing from Debian's list. */
const FURTHER_TYPES = 'types { application/manifest+json webmanifest; text/markdown md; }';

/**
 * A complete `nginx.conf` that serves only the site and needs no root rights. Requests are not logged; errors are written
 * to standard error.
 */
export function nginxConf({
  listen,
  runtimeFolder,
  serverFile,
  brotliModule,
  mimeTypes = '/etc/nginx/mime.types',
}: NginxProcess): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path "${runtimeFolder}/${name}";`,
  );
  return `${[
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    `pid "${runtimeFolder}/nginx.pid";`,
    'error_log stderr warn;',
    'worker_processes auto;',
    'events { worker_connections 4096; }',
    'http {',
    `  include "${mimeTypes}";`,
    `  ${FURTHER_TYPES}`,
    '  default_type application/octet-stream;',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    ...temporary,
    '  server {',
    `    listen ${listen};`,
    `    include "${serverFile}";`,
    '  }',
    '}',
  ].join('\n')}\n`;
}
