/** `npm start`: installs missing dependencies, then serves the site with hot reload, and the desk at `/__desk`. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../lib/arguments.mjs';
import { ensureDependencies } from './dependencies.mjs';

const BUNDLER_CACHE = 'node_modules/.cache/rspack';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? String(address.port) : '';
}

answerHelp(`npm start [-- --port 3001]

Installs what is missing and serves the site with hot reload, and the desk at /__desk. Takes the options of "docusaurus start".`);

ensureDependencies();
const port = await freePort();
// A process of its own, because checking a page must not keep the development server from showing it.
const desk = fork('tools/desk/index.ts', [port], { execArgv: ['--import', 'tsx'] });
const docusaurus = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--port', '3000'];
const startServer = () =>
  spawn(process.execPath, [...docusaurus, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DESK_PORT: port },
  });
let server = startServer();
const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } }, strict: false });
const { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN } = process.env;
const origin = CODESPACE_NAME
  ? `https://${CODESPACE_NAME}-3000.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`
  : `http://localhost:${values.port}`;
console.log(`The desk: ${origin}/__desk`);
process.once('SIGTERM', () => server.kill());
let [status, signal] = await once(server, 'exit');
// Rspack aborts on the cache of a server that was killed while it wrote. Remove this when Rspack ignores such a cache.
if (signal === 'SIGABRT' && existsSync(BUNDLER_CACHE)) {
  console.log('The cache of the bundler is damaged. The site is started without it.');
  rmSync(BUNDLER_CACHE, { recursive: true });
  server = startServer();
  [status] = await once(server, 'exit');
}
desk.kill();
process.exit(status ?? 1);
