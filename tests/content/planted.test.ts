/**
 * The acceptance test of the content check, through its command: a small site with mistakes planted in it gives exactly
 * these findings in one run, and the site itself gives none.
 */
import { spawnSync } from 'node:child_process';
import type { Finding } from '../../src/tooling/contentCheck/finding';
import { rules } from '../../src/tooling/contentCheck/rules';
import { planted } from './planted/mistakes';

jest.setTimeout(120_000);

function checkContent(...parameters: string[]): { findings: Finding[]; status: number | null } {
  const command = ['--import', 'tsx', 'src/tooling/contentCheck/index.ts', '--json', ...parameters];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { findings: JSON.parse(stdout), status };
}

it('finds every planted mistake, in its file and line, and nothing else', () => {
  const { findings, status } = checkContent('--directory', 'tests/content/planted');
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
