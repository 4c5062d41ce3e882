/** `npm test`: installs what is missing, then runs every check, cheapest first. Each is an npm script of its own. */
import { spawnSync } from 'node:child_process';
import { readArguments } from '../../lib/arguments.mjs';
import { ensureChromium } from '../../lib/chromium.mjs';
import { CHECKS, checkEnvironment } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';

readArguments('npm test\n\nInstalls what is missing and runs every check, cheapest first.', {});
ensureDependencies();
ensureChromium();

const startedAt = Date.now();
for (const [script = '', title] of CHECKS) {
  const checkStartedAt = Date.now();
  console.log(`\n— ${title} (npm run ${script})`);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: checkEnvironment,
  });
  if (status !== 0) {
    console.error(`\n${title}: failed. Run "npm run ${script}" to repeat only this check.`);
    process.exit(status ?? 1);
  }
  console.log(`  ${title}: passed in ${Math.round((Date.now() - checkStartedAt) / 1000)} s`);
}
console.log(`\nAll ${CHECKS.length} checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
