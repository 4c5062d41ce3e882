import { timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { DeskError } from './deskError';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The name under which GitHub serves a codespace's port; null outside a codespace. */
function codespaceHost(environment: NodeJS.ProcessEnv): RegExp | null {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = environment;
  return name && domain ? new RegExp(`^${name}-\\d+\\.${domain.replaceAll('.', '\\.')}$`) : null;
}

function isOwnHost(host: string, environment: NodeJS.ProcessEnv): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return LOOPBACK.has(hostname) || (codespaceHost(environment)?.test(hostname) ?? false);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets only the desk's own page on this machine through. The Host header must name this machine, which stops a web page whose
 * domain points here (DNS rebinding); the Origin header must be that host; and requests for data need the token of this
 * start, which only the desk's page contains.
 */
export function guard(token: string, environment: NodeJS.ProcessEnv = process.env) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const host = request.headers.host ?? '';
    const { origin } = request.headers;
    const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
    if (!isOwnHost(host, environment) || isForeign || request.headers['sec-fetch-site'] === 'cross-site') {
      next(new DeskError('The desk answers only its own page on this machine.', 403));
      return;
    }
    const given = request.headers['x-desk-token'] ?? request.query.token ?? '';
    if (request.path.startsWith('/api/') && !isSame(String(given), token)) {
      next(new DeskError('The desk was started anew. Reload this page; what you wrote is kept.', 401));
      return;
    }
    next();
  };
}
