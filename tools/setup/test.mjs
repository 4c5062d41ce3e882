/** `npm test`: installs what is missing, then runs every check. Each is an npm script of its own. */
import { spawn } from 'node:child_process';
import { readArguments } from '../../lib/arguments.mjs';
import { checkEnvironment, STAGES } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';

readArguments('npm test\n\nInstalls what is missing and runs every check, cheapest first.', {});
ensureDependencies();
// Playwright, which it imports, may have been installed just now.
const { ensureChromium } = await import('../../lib/chromium.mjs');
ensureChromium();

/** @param {number} startedAt milliseconds */
const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1000);

/**
 * Runs a check. What it prints is shown as it comes, or at its end if it runs beside another one.
 * @param {readonly string[]} check
 * @param {boolean} isAlone
 * @returns {Promise<boolean>} whether it passed
 */
async function passes([script = '', title], isAlone) {
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
  if (status === 0) console.log(`  ${title}: passed in ${secondsSince(startedAt)} s`);
  else console.error(`\n${title}: failed. Run "npm run ${script}" to repeat only this check.`);
  return status === 0;
}

const startedAt = Date.now();
for (const stage of STAGES) {
  console.log(`\n— ${stage.map(([script, title]) => `${title} (npm run ${script})`).join(', ')} …`);
  const passed = await Promise.all(stage.map((check) => passes(check, stage.length === 1)));
  if (passed.includes(false)) process.exit(1);
}
console.log(`\nAll ${STAGES.flat().length} checks passed in ${secondsSince(startedAt)} s.`);
