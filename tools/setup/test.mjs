/** `npm test`: installs what is missing, runs the checks until one fails, and says how long each took. */
import { spawnSync } from 'node:child_process';
import { readArguments } from '../../lib/arguments.mjs';
import { CHECKS } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';

readArguments('npm test\n\nInstalls what is missing and runs every check, cheapest first.', {});
ensureDependencies();
// Playwright, which it imports, may have been installed just now.
const { ensureChromium } = await import('../../lib/chromium.mjs');
ensureChromium();

/** The live site without services, even where a host asks for a preview. Empty variables override `.env`. */
const environment = {
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_CONTACT_TEMPLATE_ID: '',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: '',
  EMAILJS_CAPTCHA_SITE_KEY: '',
  EMAILJS_ORIGIN: '',
  GA_MEASUREMENT_ID: '',
  CHAT_ID: '',
  PREVIEW: '0',
};

/** @type {string[]} */
const times = [];
for (const check of CHECKS) {
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
