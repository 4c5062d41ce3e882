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
