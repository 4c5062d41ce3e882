/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parse, parseDocument, visit } from 'yaml';

const DIRECTORY = '.github/workflows';
const OWNERS = '.github/CODEOWNERS';
const text = (file: string) => readFileSync(file, 'utf8');
// An owner without a team deletes the code owners (`docs/launching.md`); on another host than GitHub, also the workflows.
const names = existsSync(DIRECTORY) ? readdirSync(DIRECTORY) : [];
const files = [...names.map((name) => path.join(DIRECTORY, name)), '.github/actions/setup/action.yml'];
const whereThere = (place: string) => (existsSync(place) ? describe : describe.skip);

type Permissions = Record<string, 'read' | 'write' | 'none'> | 'write-all' | 'read-all';
interface Workflow {
  on: string | string[] | object;
  permissions?: Permissions;
  jobs: Record<
    string,
    { uses?: string; permissions?: Permissions; steps?: { uses?: string; with?: { ref?: string } }[] }
  >;
}
const workflows = names.map((name): [string, Workflow] => [name, parse(text(path.join(DIRECTORY, name)))]);

/** Returns the values of a key anywhere in a file, each with its comment. */
function valuesOf(file: string, wanted: 'uses' | 'run'): string[] {
  const values: string[] = [];
  visit(parseDocument(text(file)), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === wanted && isScalar(value))
        values.push(`${value.value}${value.comment ? ` #${value.comment}` : ''}`);
    },
  });
  return values;
}

/** Returns the workflows that an event starts. */
const startedBy = (event: string) =>
  workflows.flatMap(([name, { on }]) =>
    [on].flat().some((one) => one === event || Object.keys(one).includes(event)) ? name : [],
  );

/** Returns what a token may write. */
function writableBy(permissions: Permissions): string[] {
  if (typeof permissions === 'string') return [permissions];
  return Object.keys(permissions).filter((name) => permissions[name] === 'write');
}

const PINNED = /^([\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|docker:\/\/[\w/-]+:[\d.]+@sha256:[0-9a-f]{64})$/;

whereThere(DIRECTORY)('the workflows', () => {
  it('pins every third-party action and image to its content and names its version', () => {
    const actions = files.flatMap((file) => valuesOf(file, 'uses'));
    const thirdParty = actions.filter((action) => !action.startsWith('./'));
    expect(thirdParty.length).toBeGreaterThan(5);
    expect(thirdParty.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('runs only npm scripts that exist, and every check of npm test', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(text('package.json'));
    const [, , ...checks] = (scripts.test ?? '').split(' ');
    const run = (name: string) => valuesOf(path.join(DIRECTORY, name), 'run').join('\n');
    const called = names.flatMap((name) =>
      [...run(name).matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
    );
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const check = run('check.yml') + run('content.yml');
    expect(checks.filter((script) => !check.includes(`npm run ${script}`))).toEqual([]);
  });

  it('gives a token that can write only to the workflows that report failures and make comments', () => {
    const writing = workflows.flatMap(([name, { permissions = 'write-all', jobs }]) => {
      // A job that calls the workflow that reports failures passes the right on.
      const own = Object.values(jobs).filter(({ uses }) => uses !== './.github/workflows/report.yml');
      const all = [permissions, ...own.map((job) => job.permissions ?? {})].flatMap(writableBy);
      return all.map((right) => `${name}: ${right}`);
    });
    expect(writing).toEqual(['report.yml: issues', 'suggest.yml: pull-requests']);
  });

  it('runs nothing of a pull request, and installs nothing, with a token that can write', () => {
    expect([startedBy('pull_request_target'), startedBy('workflow_run')]).toEqual([[], ['suggest.yml']]);
    const steps = (name: string) =>
      Object.values(Object.fromEntries(workflows)[name]?.jobs ?? {}).flatMap((job) => job.steps ?? []);
    expect(steps('report.yml').filter(({ uses }) => uses)).toEqual([]);
    const checkouts = steps('suggest.yml').filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.ref)).toEqual([
      expect.stringContaining('{ github.event.repository.default_branch }'),
    ]);
    expect(steps('suggest.yml').filter(({ uses = '' }) => uses.startsWith('./'))).toEqual([]);
    const commands = ['report.yml', 'suggest.yml'].flatMap((name) => valuesOf(path.join(DIRECTORY, name), 'run'));
    expect(commands.length).toBeGreaterThan(2);
    expect(commands.filter((command) => /\bnp[mx]\b/.test(command))).toEqual([]);
  });

  it('gives no secret to the code of a pull request', () => {
    const ofPullRequests = startedBy('pull_request');
    expect(ofPullRequests).toContain('check.yml');
    const trusting = workflows.filter(([, workflow]) => /secrets\.|github\.token/.test(JSON.stringify(workflow)));
    expect(trusting.flatMap(([name]) => (ofPullRequests.includes(name) ? name : []))).toEqual([]);
  });
});

whereThere(OWNERS)('the code owners', () => {
  // One of several owners of a file is enough, so code has engineers only.
  it('gives code to engineers, and to other teams only files that contain no code', () => {
    const lines = text(OWNERS)
      .split('\n')
      .filter((line) => /@\S/.test(line) && !line.startsWith('#'));
    expect(lines).not.toEqual([]);
    const owned = lines.filter((line) => /@\S+\/(?!engineers\b)/.test(line)).map((line) => line.split(/\s+/)[0] ?? '');
    expect(owned.filter((pattern) => !/\.(mdx|md|ya?ml|jpg|png|webp|svg|txt)$/.test(pattern))).toEqual([]);
  });
});
