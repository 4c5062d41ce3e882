/** `npm start`: installs missing dependencies, then serves the site with hot reload. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { exitWithHelp } from '../../lib/arguments.mjs';
import { ensureDependencies } from './dependencies.mjs';

const BUNDLER_CACHE = 'node_modules/.cache/rspack';

exitWithHelp(`npm start [-- --port 3001]

Installs what is missing and serves the site with hot reload. Takes the options of "docusaurus start".`);

ensureDependencies();
const docusaurus = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--port', '3000'];
const startServer = () => spawn(process.execPath, [...docusaurus, ...process.argv.slice(2)], { stdio: 'inherit' });
let server = startServer();
process.once('SIGTERM', () => server.kill());
let [status, signal] = await once(server, 'exit');
// Rspack aborts if its cache is from a server that was killed while it wrote the cache. Remove this when Rspack ignores such a cache.
if (signal === 'SIGABRT' && existsSync(BUNDLER_CACHE)) {
  console.log('The cache of the bundler is damaged. Starting again without it.');
  rmSync(BUNDLER_CACHE, { recursive: true });
  server = startServer();
  [status] = await once(server, 'exit');
}
process.exit(status ?? 1);
