import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Returns whether a name always means this machine, or is an IP address. Anybody can register another name and point it to this machine. */
function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * Says why the development server does not answer a request: it came from another website. Any page that is open in the
 * browser can send requests to this machine, or give its own name the address of this machine and then read the answers.
 * @returns a sentence; null for a request that may be answered
 */
export function refusal(headers: IncomingHttpHeaders): string | null {
  const host = parse(`http://${headers.host}`);
  // A `Host` header with a path or a user name is invalid.
  const isHost = host !== null && headers.host !== undefined && host.href === `http://${host.host}/`;
  if (!isHost || !isLocalName(host.hostname)) {
    return `The development server does not answer to the name "${headers.host ?? ''}". Open it as http://localhost.`;
  }
  const foreign = 'The development server does not answer requests of other websites.';
  // "null" is the origin of sandboxed pages and of files.
  if (headers.origin !== undefined && parse(headers.origin)?.host !== host.host) return foreign;
  // Browsers send no origin with scripts and pictures, but they say where the request comes from. Following a link is harmless.
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return ['same-origin', 'none'].includes(String(site)) || isLink ? null : foreign;
}

/** The tools of webpack-dev-server can open any file of this machine in the editor. The site uses none of them. */
function toolRefusal({ url = '' }: IncomingMessage): string | null {
  const isTool = /^(?:https?:\/\/[^/]*)?\/+webpack-dev-server(?:[/?]|$)/i.test(url);
  return isTool ? "The bundler's own tools are switched off." : null;
}

/** A middleware for everything that the development server answers. It has to be the first one. */
export function guard(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const reason = refusal(request.headers) ?? toolRefusal(request);
  if (reason === null) {
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    next();
    return;
  }
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}
