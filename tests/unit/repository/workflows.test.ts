/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
const text = (file: string) => readFileSync(file, 'utf8');
const everything = [...files, '.github/actions/setup/action.yml'];

const PINNED = /^uses: ([\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|docker:\/\/[\w/-]+:[\d.]+@sha256:[0-9a-f]{64})$/;

it('pins every third-party action and image to its content and names its version', () => {
  const actions = everything.flatMap((file) => text(file).match(/\buses: .*/g) ?? []);
  const thirdParty = actions.filter((action) => !action.startsWith('uses: ./'));
  expect(thirdParty.length).toBeGreaterThan(5);
  expect(thirdParty.filter((action) => !PINNED.test(action))).toEqual([]);
  expect(text(`${FOLDER}/check.yml`)).toContain('docker://rhysd/actionlint:');
});

it('runs only npm scripts that exist', () => {
  const { scripts } = JSON.parse(text('package.json'));
  const commands = everything.flatMap((file) =>
    [...text(file).matchAll(/- run: (.*)/g)].map(([, command]) => command ?? ''),
  );
  expect(commands.filter((command) => !/^npm (run|ci|audit|sbom)/.test(command))).toEqual([]);
  const names = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? []);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

it('runs every check of npm test', () => {
  const checks = [...text('tools/setup/checks.mjs').matchAll(/^ {2}\['([\w:]+)', '.*'\],$/gm)].map(([, name]) => name);
  expect(checks).toContain('test:browser');
  expect(checks.filter((name) => !text(`${FOLDER}/check.yml`).includes(`npm run ${name}`))).toEqual([]);
});

it('gives no workflow a token that can write, and those that run a pull request’s code no secrets', () => {
  for (const file of everything)
    expect([file, text(file).match(/: write|pull_request_target|workflow_run/g)]).toEqual([file, null]);
  const ofPullRequests = files.filter((file) => /^ {2}pull_request:/m.test(text(file)));
  expect(ofPullRequests.length).toBeGreaterThan(0);
  for (const file of ofPullRequests) expect([file, text(file).match(/secrets\.|github\.token/g)]).toEqual([file, null]);
});

it('keeps secrets away from installed packages, and publishes the default branch only', () => {
  const [, build = '', publish = ''] = text(`${FOLDER}/deploy.yml`).split(/^(?= {2}(?:build|publish):$)/m);
  expect(build).toContain('npm run build');
  expect(build).not.toMatch(/secrets\.|environment:|: write/);
  expect(publish).toMatch(/secrets\.NETLIFY_AUTH_TOKEN/);
  const isDefaultBranch = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)";
  expect(publish).toContain(`if: github.event_name == 'schedule' || ${isDefaultBranch}\n`);
  expect(publish).toContain('environment: production');
  expect(publish).not.toMatch(/npm ci|npm install|actions\/setup|npx/);
  const { scripts } = JSON.parse(text('package.json'));
  const [, program = ''] = /^node (\S+\.mjs)$/.exec(scripts.deploy) ?? [];
  const modules = [program, path.join(path.dirname(program), 'deploySite.mjs')];
  const imports = modules.flatMap((file) => [...text(file).matchAll(/from '([^']+)'/g)].map(([, name]) => name));
  expect(imports.filter((name) => !/^(node:|\.\/deploySite\.mjs$)/.test(name ?? ''))).toEqual([]);
});

it('deploys every day, so that pages with a first or a last day come and go', () => {
  const [triggers = ''] = text(`${FOLDER}/deploy.yml`).split(/^permissions:/m);
  expect(triggers).toMatch(/schedule:\n {4}- cron: "\d+ 0 \* \* \*"/);
});

// One of several owners of a file is enough, so code has engineers only.
it('gives code to engineers, and to other teams only files that contain no code', () => {
  const owned = text('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /@\S+\/(?!engineers\b)/.test(line) && !line.startsWith('#'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(owned.length).toBeGreaterThan(5);
  expect(owned.filter((pattern) => !/\.(mdx|md|ya?ml|jpg|png|webp|svg|txt)$/.test(pattern))).toEqual([]);
});

it('runs every npm script in a workflow, in npm test, or in a test', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const runners = [
    ...files.map(text),
    ...tests.map((file) => text(path.join('tests', file))),
    text('playwright.config.ts'),
    text('.ci/run'),
    ...Object.values(scripts),
  ].join('\n');
  const checks = text('tools/setup/checks.mjs');
  const isRun = ([name, command]: [string, string]) =>
    new RegExp(`npm (run (--silent )?)?${name}(?![\\w:])`).test(runners) ||
    checks.includes(`['${name}',`) ||
    runners.includes(`'${/tools\S+/.exec(command)?.[0]}'`);
  expect(
    Object.entries(scripts)
      .filter((script) => !isRun(script))
      .map(([name]) => name),
  ).toEqual([]);
});
