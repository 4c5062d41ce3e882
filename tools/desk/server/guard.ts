import { timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { refusal } from '../../../plugins/development/guard';
import { DeskError } from './deskError';

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets only the desk's own page through. Requests arrive through the development server, but any program and any website on this machine
 * can also find the desk's own port. Requests for data need the token of this start, which only the desk's page contains.
 */
export function guard(token: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const reason = refusal(request.headers, process.env);
    if (reason !== null) {
      next(new DeskError(reason, 403));
      return;
    }
    const given = request.headers['x-desk-token'] ?? request.query.token ?? '';
    if (request.path.startsWith('/api/') && !isSame(String(given), token)) {
      next(new DeskError('The desk was restarted. Reload this page; your text is kept.', 401));
      return;
    }
    next();
  };
}
