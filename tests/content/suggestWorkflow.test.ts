/**
 * The steps of `suggest.yml`, run as GitHub runs them, with a server in GitHub's place and a program in reviewdog's that keeps what it
 * gets. What GitHub does before them, such as `if:` and the download, is not run here.
 */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { testDirectory } from '../support/testDirectory';

const workflow = parse(readFileSync('.github/workflows/suggest.yml', 'utf8'));
const SHA = 'a'.repeat(40);
const REPOSITORY = 'acme/site';

interface PullRequest {
  number: number;
  head: { sha: string; ref: string; repo: { full_name: string } | null };
}
const pullRequest = (number: number, repository: string | null, ref: string, sha = SHA): PullRequest => ({
  number,
  head: { sha, ref, repo: repository === null ? null : { full_name: repository } },
});

let pullRequests: PullRequest[] = [];
const requests: { address: URL; token?: string }[] = [];
// GitHub compares the owner and the branch.
const server = createServer(({ url = '', headers }, response) => {
  const address = new URL(url, 'http://localhost');
  requests.push({ address, token: headers.authorization });
  const branch = address.searchParams.get('head')?.replace(/^[^:]*:/, '');
  response.end(JSON.stringify(pullRequests.filter(({ head }) => head.ref === branch)));
});
beforeAll(() => chmodSync(at('bin/reviewdog'), 0o755));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void requests.splice(0));

const { directory, at, write, read } = testDirectory({
  'bin/reviewdog':
    '#!/bin/sh\necho "$@" > "$RUNNER_TEMP/arguments"\nenv > "$RUNNER_TEMP/environment"\ncat > "$RUNNER_TEMP/input"\n',
});

/** Runs a step of the workflow for a commit of a branch. */
async function run(id: string, head = { repository: REPOSITORY, branch: 'words' }, number = '') {
  const step = workflow.jobs.suggest.steps.find((candidate: { id?: string }) => candidate.id === id);
  const [owner] = head.repository.split('/');
  const context: Record<string, string> = {
    'github.token': 'secret',
    'github.server_url': 'https://github.com',
    'github.repository': REPOSITORY,
    'github.repository_owner': 'acme',
    'github.event.repository.name': 'site',
    'github.event.workflow_run.head_sha': SHA,
    'github.event.workflow_run.head_branch': head.branch,
    'github.event.workflow_run.head_repository.full_name': head.repository,
    'github.event.workflow_run.head_repository.owner.login': owner ?? '',
    'steps.pull.outputs.number': number,
  };
  const inContext = (_: string, name: string) => context[name] ?? `no value: ${name}`;
  const own = Object.entries<string>(step.env).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ ([\w.]+) \}\}/g, inContext),
  ]);
  write('output', '');
  const env = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_OUTPUT: at('output'),
    RUNNER_TEMP: directory,
    ...Object.fromEntries(own),
  };
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
  const status = await new Promise((resolve) => {
    spawn('bash', ['-e', '-c', step.run], { env, stdio: ['ignore', 'ignore', 'ignore'] }).on('close', resolve);
  });
  return { status, output: read('output') };
}

const FORK = { repository: 'ann/site', branch: 'words' };

it.each<[string, PullRequest[], typeof FORK, string]>([
  ['a branch', [pullRequest(7, REPOSITORY, 'words')], { repository: REPOSITORY, branch: 'words' }, 'number=7\n'],
  ['a fork', [pullRequest(8, REPOSITORY, 'words'), pullRequest(9, 'ann/site', 'words')], FORK, 'number=9\n'],
  ['a branch that has moved on', [pullRequest(9, 'ann/site', 'words', 'b'.repeat(40))], FORK, ''],
  [
    'a branch with a hostile name',
    [pullRequest(9, 'ann/site', '$(id)&state=closed')],
    { ...FORK, branch: '$(id)&state=closed' },
    'number=9\n',
  ],
])('finds the pull request of %s', async (_, listed, head, expected) => {
  pullRequests = listed;
  expect(await run('pull', head)).toEqual({ status: 0, output: expected });
  const [{ address, token } = {}] = requests;
  expect([address?.pathname, address?.searchParams.get('state'), token]).toEqual([
    '/repos/acme/site/pulls',
    'open',
    'Bearer secret',
  ]);
  expect(address?.searchParams.get('head')).toBe(`${head.repository.split('/')[0]}:${head.branch}`);
});

const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 3 } };
const HANDBOOK = 'handbook/pages.mdx#links';

it('gives reviewdog what the content check found, and the pull request that GitHub named', async () => {
  const finding = {
    message: 'Correct it',
    location: { path: 'pages/about.mdx', range },
    severity: 'ERROR',
    code: { value: 'broken-link', url: HANDBOOK },
    suggestions: [{ range, text: '```\nSee [us](/about).' }],
  };
  write('findings/findings.json', JSON.stringify({ diagnostics: [finding], pullRequest: 1 }));
  expect(await run('comment', FORK, '9')).toMatchObject({ status: 0 });
  const code = { value: 'broken-link', url: `https://github.com/acme/site/blob/HEAD/${HANDBOOK}` };
  expect(JSON.parse(read('input'))).toEqual({ diagnostics: [{ ...finding, code }] });
  expect(read('arguments')).toBe('-f=rdjson -name=content -reporter=github-pr-review\n');
  const names = /^(CI_|GITHUB_ACTIONS=)/;
  const environment = read('environment')
    .split('\n')
    .filter((line) => names.test(line));
  const repository = ['CI_REPO_OWNER=acme', 'CI_REPO_NAME=site', 'CI_BRANCH=words'];
  expect(environment.sort()).toEqual(['CI_PULL_REQUEST=9', `CI_COMMIT=${SHA}`, ...repository].sort());
});

it('makes a hostile file harmless', async () => {
  const attack =
    'Hi @acme/team, <img src=x> ![a](//evil.example/x) [b](javascript:1) #1 https://evil.example\n\n# Head';
  const finding = (path: unknown, more: object = {}) => ({ message: attack, location: { path, range }, ...more });
  const diagnostics = [
    ...['../x', '/etc/passwd', 'a/../../b', 'C:\\x', '.git/config', '<b>', '@team', null].map((path) => finding(path)),
    ...[null, {}, { location: 7 }, { location: { path: 'a', range: { start: { line: -1 } } } }],
    finding('pages/a.mdx', {
      severity: '::error::x',
      code: { value: 'setting', url: 'handbook/../../../../evil.mdx' },
      source: { name: '@team' },
    }),
    finding('pages/x.mdx', {
      suggestions: [{ range: { start: { line: 1, column: 1e9 }, end: { line: 0 } }, text: 'a' }],
    }),
    finding('pages/b.mdx', {
      code: { value: '<b>', url: HANDBOOK },
      suggestions: [{ range, text: 'x'.repeat(20_000) }],
    }),
    ...Array.from({ length: 1000 }, (_, index) => finding(`pages/${index}.mdx`, { message: '@team '.repeat(2000) })),
  ];
  write('findings/findings.json', JSON.stringify({ diagnostics }));
  expect(await run('comment', FORK, '9')).toMatchObject({ status: 0 });
  const { diagnostics: kept } = JSON.parse(read('input'));
  expect(kept).toHaveLength(200);
  expect(kept.slice(0, 2)).toEqual(
    ['pages/a.mdx', 'pages/b.mdx'].map((path) => ({
      message: expect.any(String),
      location: { path, range },
      severity: 'WARNING',
      suggestions: [],
    })),
  );
  for (const { message } of kept) {
    expect(message.length).toBeLessThan(2000);
    // Every character that means something in Markdown has a backslash before it, and no name follows "@".
    expect(message.replace(/\\[!-/:-@[-`{-~]/g, '')).toMatch(/^[\p{L}\p{N}\u200B ]*$/u);
    expect(message).not.toMatch(/[@#][^\u200B]/);
  }
});

it.each(['', '[]'])('says nothing about a file in another format: %s', async (text) => {
  write('findings/findings.json', text);
  write('input', '{"diagnostics":[]}');
  await run('comment', FORK, '9');
  expect(JSON.parse(read('input'))).toEqual({ diagnostics: [] });
});
