/**
 * The acceptance test of the content check, through its command: a small site with mistakes planted in it gives exactly
 * these findings in one run, and the site itself gives none.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '../../tools/content-check/finding';
import { rules } from '../../tools/content-check/rules';
import { planted as plantedInPages } from './seeded/errors';
import { plantedWords, removedPages } from './seeded/words';

jest.setTimeout(120_000);

const planted = [...plantedInPages, ...plantedWords, ...removedPages.map((file) => `${file}:1 removed-page`)];

/** The planted pages in a repository of their own, whose base branch has more of them. */
const directory = mkdtempSync(path.join(tmpdir(), 'planted-'));

beforeAll(() => {
  cpSync('tests/content/seeded', directory, { recursive: true });
  for (const file of removedPages) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '# A page that will be gone\n');
  }
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Start');
  for (const file of removedPages) rmSync(path.join(directory, file));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

function checkContent(...parameters: string[]): { findings: Finding[]; status: number | null } {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--json', ...parameters];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { findings: JSON.parse(stdout), status };
}

it('finds every planted mistake, in its file and line, and nothing else', () => {
  const { findings, status } = checkContent('--directory', directory, '--base', 'main');
  const found = findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  expect(found.sort()).toEqual([...planted].sort());
  expect(status).toBe(1);
});

/** It compares with another branch; its test has a repository of its own. */
const NEEDS_A_HISTORY = 'removed-page';

it('has forty mistakes or more, at least two for every rule', () => {
  expect(planted.length).toBeGreaterThanOrEqual(40);
  for (const { name } of rules.filter((rule) => rule.name !== NEEDS_A_HISTORY)) {
    expect([name, planted.filter((mistake) => mistake.endsWith(` ${name}`)).length >= 2]).toEqual([name, true]);
  }
});

it('finds nothing in the site itself', () => {
  expect(checkContent()).toEqual({ findings: [], status: 0 });
});
