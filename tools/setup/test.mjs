/** `npm test`: installs what is missing, then runs every check, cheapest first. Each is an npm script of its own. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../../lib/chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';

/** Empty variables override `.env`, so that the checked build has no mail service. */
const WITHOUT_MAIL = Object.fromEntries(
  ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'ASSESSMENT_TEMPLATE_ID', 'ORIGIN'].map((name) => [
    `EMAILJS_${name}`,
    '',
  ]),
);

const CHECKS = [
  ['lint', 'Format, lint and import rules'],
  ['typecheck', 'Types, in code and in pages'],
  ['check:content', 'Content check'],
  ['test:unit', 'Unit tests'],
  ['build', 'Build of the site'],
  ['test:build', 'Tests of the built files'],
  ['test:browser', 'Browser tests'],
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
    // The live site, even where a host's environment asks for a preview.
    env: { ...process.env, ...WITHOUT_MAIL, PREVIEW: '0' },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed. Run "npm run ${script}" to repeat only this check.`);
    process.exit(status ?? 1);
  }
  console.log(`  ${title}: passed in ${Math.round((Date.now() - checkStartedAt) / 1000)} s`);
}
console.log(`\nAll ${CHECKS.length} checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
