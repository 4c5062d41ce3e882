/** `npm test`: installs what is missing, runs the npm scripts in its arguments until one fails, and says how long each took. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readArguments } from '../../lib/arguments.mjs';
import { ensureDependencies } from './dependencies.mjs';

const USAGE = 'npm test\n\nInstalls what is missing and runs every check, cheapest first.';
const { positionals: checks } = readArguments(USAGE, { allowPositionals: true });
ensureDependencies();
// Playwright, which it imports, may have been installed just now.
const { ensureChromium } = await import('../../lib/chromium.mjs');
ensureChromium();

/** The live site without services, even where a host asks for a preview. Empty variables override `.env`. */
const environment = { ...parseEnv(readFileSync('.env.example', 'utf8')), PREVIEW: '0' };

/** @type {string[]} */
const times = [];
for (const check of checks) {
  console.log(`\n— npm run ${check}`);
  const startedAt = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', check], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  times.push(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${check}`);
  if (status !== 0) {
    console.error(`\n"npm run ${check}" failed.`);
    process.exitCode = 1;
    break;
  }
}
console.log(`\n${times.join('\n')}`);
