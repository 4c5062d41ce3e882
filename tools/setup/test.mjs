/**
 * `npm test`: installs what is missing, then runs every check, cheapest first. Each check is also an npm script.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../../lib/chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';

/** Checks run without a mail service: an empty variable overrides the one in `.env`. */
const WITHOUT_MAIL = Object.fromEntries(
  ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'ASSESSMENT_TEMPLATE_ID', 'ORIGIN'].map((name) => [
    `EMAILJS_${name}`,
    '',
  ]),
);

const CHECKS = [
  ['lint', 'Format, lint and import rules'],
  ['typecheck', 'Types, in code and in pages'],
  ['check:content', 'The text of the pages'],
  ['test:unit', 'Unit tests'],
  ['build', 'Site builds'],
  ['test:build', 'The built HTML'],
  ['test:browser', 'The site in a browser'],
];

ensureDependencies();
ensureChromium();

const startedAt = Date.now();
for (const [script = '', title] of CHECKS) {
  const checkStartedAt = Date.now();
  console.log(`\n— ${title} (npm run ${script})`);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...WITHOUT_MAIL, PREVIEW: '0' },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed. Run only this check with "npm run ${script}".`);
    process.exit(status ?? 1);
  }
  console.log(`  ${title}: passed in ${Math.round((Date.now() - checkStartedAt) / 1000)} s`);
}
console.log(`\nAll ${CHECKS.length} checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
