import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor } from '../../plugins/site-files/headers';
import { redirectFor } from '../../plugins/site-files/redirects';

/** Returns the port of a listening server. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** The path without `.html` and without a trailing slash. */
const cleanPath = (pathname: string) =>
  pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');

/**
 * Path and query of a request. Leading slashes become one, because a redirect to `//elsewhere.example/` would lead to
 * another site.
 */
function parseTarget(target: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://localhost/${target}`);
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}

/** The `Cache-Control` that static hosts send by default. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * A server that behaves like a static host: clean addresses, `404.html` for unknown ones, brotli, and the rules in
 * `_headers` and `_redirects`.
 * @param directory the built site
 */
export function createStaticHost(directory: string): Server {
  const compress = compression();
  // `dev` looks up files on every request, because a new build has other files.
  const files = sirv(directory, { extensions: ['html'], dev: true });
  const rulesIn = (name: string) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };

  function notFound(response: ServerResponse) {
    // Never immutable, because the next deploy may add the file.
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATED });
    response.end(readFileSync(path.join(directory, '404.html')));
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = parseTarget(request.url ?? '/');
    response.setHeader('Cache-Control', REVALIDATED);
    const headers = headersFor(rulesIn('_headers'), pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const clean = cleanPath(pathname);
    const moved = redirectFor(rulesIn('_redirects'), clean, search);
    if (moved === null && clean === pathname) return files(request, response, () => notFound(response));
    response.writeHead(moved === null ? 308 : 301, { Location: moved ?? clean + search });
    response.end();
  }

  return createServer((request, response) => {
    // sirv throws an error for ranges that end before they start, which would end the process. No file is large enough to need ranges.
    delete request.headers.range;
    // The types are Express's, but the middleware needs only Node's request and response.
    compress(request as never, response as never, () => handle(request, response));
  });
}

/** Serves a built site locally on a free port. Its origin is like `http://127.0.0.1:41234`. */
export async function serveOnFreePort(directory: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticHost(directory).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
