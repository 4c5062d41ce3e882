import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { redirectFor } from '../../plugins/site-files/redirects/hostFile';

/** The path without `.html` or a trailing slash where the page really lives; null when it is right already. */
export function cleanPath(pathname: string): string | null {
  const clean = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');
  return clean === pathname ? null : clean;
}

/**
 * Path and query of a request. Slashes at its start become one: `//elsewhere.example/` is a path here, and as the target
 * of a redirect it would be another site.
 */
export function parseTarget(target: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://localhost/${target}`);
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Parses a `_headers` file (https://docs.netlify.com/routing/headers/): a path pattern on a line of its own, then
 * indented `Name: value` lines. `*` stands for any characters.
 * @returns the headers that apply to a path, later rules over earlier ones
 */
export function headersFor(rules: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\S/.test(line)) {
      const pattern = line.trim().split('*').map(escapePattern).join('.*');
      applies = new RegExp(`^${pattern}$`).test(pathname);
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(':');
      headers[name] = value.join(':').trim();
    }
  }
  return headers;
}

/** Hosts read these and serve them to nobody. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** What static hosts say of a file unless a rule says otherwise: ask before you use it again. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The text of a file of rules; empty where the folder has none. */
function rulesIn(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * A server that behaves as static hosts do: clean addresses, `404.html` with status 404 for unknown ones, brotli (files
 * that are compressed already, else as it goes), and the rules of a `_headers` and a `_redirects` file, if the folder
 * has them.
 * @param directory the built site
 */
export function createStaticHost(directory: string): Server {
  const headerRules = rulesIn(path.join(directory, '_headers'));
  const redirectRules = rulesIn(path.join(directory, '_redirects'));
  const compress = compression();
  const files = sirv(directory, { extensions: ['html'], etag: true, brotli: true });

  function notFound(response: ServerResponse) {
    // A file that is missing now may be there after the next deploy, whatever the rule of its folder says.
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATED });
    response.end(readFileSync(path.join(directory, '404.html')));
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = parseTarget(request.url ?? '/');
    response.setHeader('Cache-Control', REVALIDATED);
    for (const [name, value] of Object.entries(headersFor(headerRules, pathname))) response.setHeader(name, value);

    const clean = cleanPath(pathname);
    const moved = redirectFor(redirectRules, clean ?? pathname, search);
    if (moved !== null || clean !== null) {
      response.writeHead(moved === null ? 308 : 301, { Location: moved ?? clean + search });
      response.end();
      return;
    }
    if (HOST_FILES.includes(pathname)) notFound(response);
    else files(request, response, () => notFound(response));
  }

  return createServer((request, response) => {
    // The types are Express's; the middleware itself needs no more than Node's request and response.
    compress(request as never, response as never, () => handle(request, response));
  });
}
