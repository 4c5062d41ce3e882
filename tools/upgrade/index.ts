/**
 * `npm run try:upgrade -- newest|canary`: installs the newest versions that `package.json` allows, or Docusaurus' canary,
 * runs every check, and says what broke. Run it in a clone of its own: it changes `node_modules` and the lockfile.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { CHECKS, checkEnvironment } from '../setup/checks.mjs';
import { brokenEntries } from './brokenEntries';

const LIST = 'docs/upgrading-docusaurus.md';
/** Checks of what `build` writes. */
const NEED_BUILD = ['test:build', 'test:browser'];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys({ ...dependencies, ...devDependencies });
const docusaurus = names.filter((name) => name.startsWith('@docusaurus/'));

const INSTALL: Record<string, string[]> = {
  newest: ['update', '--no-audit', '--no-fund'],
  canary: ['install', '--no-save', '--no-audit', '--no-fund', ...docusaurus.map((name) => `${name}@canary`)],
};

function npm(parameters: readonly string[]): { failed: boolean; output: string } {
  console.log(`\n> npm ${parameters.join(' ')}`);
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
    env: checkEnvironment,
  });
  console.log(`${stdout}${stderr}`);
  return { failed: status !== 0, output: `${stdout}\n${stderr}` };
}

function installedVersions(): Map<string, string> {
  return new Map(
    names.map((name) => [name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version]),
  );
}

function run(target: string, install: readonly string[]): string[] {
  const before = installedVersions();
  if (npm(install).failed) return [`The ${target} versions could not be installed; npm says why above.`];
  const changed = [...installedVersions()].filter(([name, version]) => before.get(name) !== version);
  if (changed.length === 0) return [];
  console.log(changed.map(([name, version]) => `${name}: ${before.get(name)} → ${version}`).join('\n'));

  const failures: string[] = [];
  let output = '';
  let hasBuild = true;
  for (const [script = '', title] of CHECKS) {
    if (!hasBuild && NEED_BUILD.includes(script)) continue;
    const check = npm(['run', script]);
    if (!check.failed) continue;
    failures.push(`${title} failed (npm run ${script}).`);
    output += check.output;
    if (script === 'build') hasBuild = false;
  }
  if (!hasBuild) failures.push('The built files were not tested, because there is no build.');
  return [...failures, ...brokenEntries(output, readFileSync(LIST, 'utf8')).map((entry) => `In ${LIST}: ${entry}`)];
}

function main(): void {
  const [target = ''] = process.argv.slice(2);
  const install = INSTALL[target];
  if (!install) {
    console.error('Usage: npm run try:upgrade -- newest|canary');
    process.exitCode = 2;
    return;
  }
  const problems = run(target, install);
  const report =
    problems.length > 0
      ? `With ${target} dependencies:\n\n${problems.map((problem) => `- ${problem}`).join('\n')}\n\nSee ${LIST}.`
      : `With ${target} dependencies, every check passes.`;
  console.log(`\n${report}`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${report}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main();
