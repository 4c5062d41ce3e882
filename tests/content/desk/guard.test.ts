import type { Request, Response } from 'express';
import { guard } from '../../../tools/desk/server/guard';

const TOKEN = 'token-of-this-start';
const OWN = { host: 'localhost:3000' };
const CODESPACE = {
  CODESPACES: 'true',
  CODESPACE_NAME: 'ridge',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};

it.each<[number, string, Record<string, string>]>([
  [200, '/', OWN],
  [200, '/', { host: '127.0.0.1:3000' }],
  [200, '/', { host: '[::1]:3000' }],
  [403, '/', { host: 'acme.com' }],
  [403, '/', { host: 'localhost.acme.com:3000' }],
  [403, '/', {}],
  [200, '/', { ...OWN, origin: 'http://localhost:3000' }],
  [403, '/', { ...OWN, origin: 'http://localhost:4000' }],
  [403, '/', { ...OWN, origin: 'null' }],
  [403, '/', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  [401, '/api/open', OWN],
  [401, '/api/open', { ...OWN, 'x-desk-token': 'token-of-last-start' }],
  [200, '/api/open', { ...OWN, 'x-desk-token': TOKEN }],
  [200, '/', { host: 'ridge-3000.app.github.dev' }],
  [403, '/', { host: 'other-3000.app.github.dev' }],
])('answers with %i: %s %j', (status, path, headers) => {
  const next = jest.fn();
  guard(TOKEN, CODESPACE)({ path, headers, query: {} } as unknown as Request, {} as Response, next);
  expect(next.mock.calls[0]?.[0]?.status ?? 200).toBe(status);
});
