/** `npm start`: installs missing dependencies, then serves the site with hot reload. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './dependencies.mjs';

ensureDependencies();
const { status } = spawnSync('npx', ['docusaurus', 'start', '--port', '3000', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
