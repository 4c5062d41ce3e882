/** `npm test`: installs what is missing, runs every check, and says how long each took. Each is an npm script of its own. */
import { spawn } from 'node:child_process';
import { readArguments } from '../../lib/arguments.mjs';
import { checkEnvironment, STAGES } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';

readArguments('npm test\n\nInstalls what is missing and runs every check, cheapest first.', {});
ensureDependencies();
// Playwright, which it imports, may have been installed just now.
const { ensureChromium } = await import('../../lib/chromium.mjs');
ensureChromium();

/**
 * How long each check took, in the order in which they ended.
 * @type {string[]}
 */
const times = [];

/**
 * @param {string} title
 * @param {number} startedAt milliseconds
 */
function record(title, startedAt) {
  times.push(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${title}`);
}

/**
 * Runs a check. What it prints is shown as it comes, or at its end if it runs beside another one.
 * @param {readonly string[]} check
 * @param {boolean} isAlone
 * @returns {Promise<boolean>} whether it passed
 */
async function passes([script = '', title = ''], isAlone) {
  const startedAt = Date.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: checkEnvironment,
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  /** @type {number | null} */
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (output.length > 0) process.stdout.write(`\n— ${title} (npm run ${script})\n${Buffer.concat(output)}`);
  if (status !== 0) console.error(`\n${title}: failed. Run "npm run ${script}" to repeat only this check.`);
  record(title, startedAt);
  return status === 0;
}

const startedAt = Date.now();
for (const stage of STAGES) {
  console.log(`\n— ${stage.map(([script, title]) => `${title} (npm run ${script})`).join(', ')} …`);
  const stageStartedAt = Date.now();
  const passed = await Promise.all(stage.map((check) => passes(check, stage.length === 1)));
  if (stage.length > 1) record(`these ${stage.length}, side by side`, stageStartedAt);
  if (passed.includes(false)) {
    process.exitCode = 1;
    break;
  }
}
record(process.exitCode ? 'until the first failure' : `all ${STAGES.flat().length} checks, which passed`, startedAt);
console.log(`\n${times.join('\n')}`);
