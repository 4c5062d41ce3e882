import type { Request, Response } from 'express';
import { guard } from '../../../tools/desk/server/guard';

const TOKEN = 'token-of-this-start';
const OWN = { host: 'localhost:3000' };

function statusOf(path: string, headers: Record<string, string>, environment: NodeJS.ProcessEnv = {}): number {
  const next = jest.fn();
  guard(TOKEN, environment)({ path, headers, query: {} } as unknown as Request, {} as Response, next);
  return next.mock.calls[0]?.[0]?.status ?? 200;
}

it('serves its page on this machine only', () => {
  expect(statusOf('/', OWN)).toBe(200);
  expect(statusOf('/', { host: '127.0.0.1:3000' })).toBe(200);
  expect(statusOf('/', { host: '[::1]:3000' })).toBe(200);
  expect(statusOf('/', { host: 'acme.com' })).toBe(403);
  expect(statusOf('/', { host: 'localhost.acme.com:3000' })).toBe(403);
  expect(statusOf('/', {})).toBe(403);
});

it('refuses requests of other web pages', () => {
  expect(statusOf('/', { ...OWN, origin: 'http://localhost:3000' })).toBe(200);
  expect(statusOf('/', { ...OWN, origin: 'http://localhost:4000' })).toBe(403);
  expect(statusOf('/', { ...OWN, origin: 'null' })).toBe(403);
  expect(statusOf('/', { ...OWN, 'sec-fetch-site': 'cross-site' })).toBe(403);
});

it('gives data only to requests with the current token', () => {
  expect(statusOf('/api/open', OWN)).toBe(401);
  expect(statusOf('/api/open', { ...OWN, 'x-desk-token': 'token-of-last-start' })).toBe(401);
  expect(statusOf('/api/open', { ...OWN, 'x-desk-token': TOKEN })).toBe(200);
});

it('accepts the host of its own codespace', () => {
  const environment = {
    CODESPACES: 'true',
    CODESPACE_NAME: 'ridge',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
  };
  expect(statusOf('/', { host: 'ridge-3000.app.github.dev' }, environment)).toBe(200);
  expect(statusOf('/', { host: 'other-3000.app.github.dev' }, environment)).toBe(403);
});
