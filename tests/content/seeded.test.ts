/**
 * The acceptance test of the command: it reports exactly the errors seeded in a small site, and none in the site itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '../../tools/content-check/finding';
import { rules } from '../../tools/content-check/rules';
import { largeFiles, removedPages, seededErrors } from './seeded/errors';

jest.setTimeout(120_000);

/** The seeded site in a repository of its own. */
const directory = mkdtempSync(path.join(tmpdir(), 'seeded-'));

beforeAll(() => {
  cpSync('tests/content/seeded', directory, { recursive: true });
  for (const [file, content] of Object.entries(largeFiles)) writeFileSync(path.join(directory, file), content);
  for (const file of removedPages) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '# A page that will be removed\n');
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

it('reports every seeded error with its file and line, and nothing else', () => {
  const { findings, status } = checkContent('--directory', directory, '--base', 'main');
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort()).toEqual([...seededErrors].sort());
  expect(status).toBe(1);
});

it.each(rules.map(({ name }) => name))('has at least two seeded errors for the rule %s', (name) => {
  expect(seededErrors.filter((error) => error.endsWith(` ${name}`)).length).toBeGreaterThanOrEqual(2);
});

it('reports nothing in the site itself', () => {
  expect(checkContent()).toEqual({ findings: [], status: 0 });
});
