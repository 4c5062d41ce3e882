import type { IncomingMessage, ServerResponse } from 'node:http';
import { guard, refusal } from '../../../plugins/development/guard';
import developmentServer from '../../../plugins/development/plugin';

/** What `ws` needs of the configuration. */
interface DevelopmentConfiguration {
  devServer: {
    webSocketServer: { options: { verifyClient(info: { req: object }, answer: (isAccepted: boolean) => void): void } };
  };
}

const host = 'localhost:3000';
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it.each([
  ['a program', { host }],
  ['the address bar', { host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a link on another website', { host, ...link }],
  ['a script of the site', { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  ['a form of the site', { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['a telephone in the same network', { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }],
  ['version 6 of the protocol', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a name below localhost', { host: 'site.localhost:3000' }],
])('answers %s', (_, headers) => {
  expect(refusal(headers)).toBeNull();
});

const codespace = {
  CODESPACES: 'true',
  CODESPACE_NAME: 'solid-train-1',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};
const forwarded = 'solid-train-1-3000.app.github.dev';

it.each([
  ['under its own name', { host: forwarded, origin: `https://${forwarded}`, 'sec-fetch-site': 'same-origin' }],
  ['under the name of the machine', { host, origin: `https://${forwarded}` }],
])('answers a codespace %s', (_, headers) => {
  expect(refusal(headers, codespace)).toBeNull();
  expect(refusal(headers, { ...codespace, CODESPACES: undefined })).not.toBeNull();
  expect(refusal(headers, {})).not.toBeNull();
});

it.each([
  ['another codespace', { host: 'solid-train-2-3000.app.github.dev' }],
  ['a name around the codespace', { host: `${forwarded}.elsewhere.example` }],
  ['the origin of another codespace', { host: forwarded, origin: 'https://solid-train-2-3000.app.github.dev' }],
  ['the origin of another port', { host, origin: 'https://solid-train-1-8080.app.github.dev' }],
  ['the origin of another website', { host: forwarded, origin: 'https://elsewhere.example' }],
])('in a codespace, refuses %s', (_, headers) => {
  expect(refusal(headers, codespace)).toMatch(/^The development server does not answer/);
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['192.168.1.9', false],
  ['::ffff:192.168.1.9', false],
])('asked for the desk by %s: %s', (remoteAddress, isAnswered) => {
  const response = { setHeader: jest.fn(), writeHead: jest.fn(), end: jest.fn() } as unknown as ServerResponse;
  const ask = (url: string) => {
    const next = jest.fn();
    guard({ url, headers: { host }, socket: { remoteAddress } } as IncomingMessage, response, next);
    return next.mock.calls.length === 1;
  };
  expect(ask('/__desk/api/pages')).toBe(isAnswered);
  expect(ask(`http://${host}/__desk`)).toBe(isAnswered);
  expect(ask('/__desk/../about')).toBe(isAnswered);
  expect(ask(`http://${host}/__desk/%2e%2e/about`)).toBe(isAnswered);
  expect(ask('/')).toBe(true);
});

it.each([
  '/webpack-dev-server/open-editor?fileName=/etc/passwd',
  '/Webpack-Dev-Server',
  `http://${host}/webpack-dev-server/invalidate`,
])('refuses the tools of the bundler: %s', (url) => {
  const response = { setHeader: jest.fn(), writeHead: jest.fn(), end: jest.fn() };
  const next = jest.fn();
  const request = { url, headers: { host }, socket: { remoteAddress: '127.0.0.1' } };
  guard(request as IncomingMessage, response as unknown as ServerResponse, next);
  expect(next).not.toHaveBeenCalled();
  expect(response.writeHead).toHaveBeenCalledWith(403, expect.anything());
});

it.each([
  ['no host', {}],
  ['the host of another website', { host: 'elsewhere.example' }],
  ['a host that starts like this machine', { host: 'localhost.elsewhere.example:3000' }],
  ['a host that starts with its number', { host: '127.0.0.1.elsewhere.example' }],
  ['a host with a user name', { host: 'elsewhere.example@localhost:3000' }],
  ['a host with a path', { host: 'localhost:3000/elsewhere.example' }],
  ['no valid host', { host: 'localhost:99999' }],
  ['the origin of another website', { host, origin: 'https://elsewhere.example' }],
  ['the origin of a sandboxed page', { host, origin: 'null' }],
  ['the origin of another server on this machine', { host, origin: 'http://localhost:8080' }],
  ['an origin that starts like this machine', { host, origin: 'http://localhost:3000.elsewhere.example' }],
  ['a script on another website', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a picture of another server on this machine', { host, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ['a frame on another website', { host, ...link, 'sec-fetch-dest': 'iframe' }],
  ['a form on another website', { host, ...link, origin: 'https://elsewhere.example' }],
])('refuses %s', (_, headers) => {
  expect(refusal(headers)).toMatch(/^The development server does not answer/);
});

it('decides on connections for hot reload too', () => {
  const configuration = developmentServer().configureWebpack;
  const { devServer } = (configuration as unknown as (config: object, isServer: boolean) => DevelopmentConfiguration)(
    {},
    false,
  );
  const accepts = (origin: string) => {
    const answer = jest.fn();
    devServer.webSocketServer.options.verifyClient({ req: { headers: { host, origin } } }, answer);
    return answer.mock.calls[0][0];
  };
  expect(accepts(`http://${host}`)).toBe(true);
  expect(['http://localhost:4000', 'http://127.0.0.1:3000', 'null', 'https://elsewhere.example'].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
