/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { pageDays } from '../../../plugins/site-files/sitemap';
import { testFolder } from '../../support/testFolder';

const { folder: directory, write } = testFolder();

function commit(day: string): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, env, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Text');
}

it('returns the day on which the file of a page last changed', () => {
  expect(pageDays(directory).size).toBe(0);
  write('pages/a.mdx', 'One');
  write('pages/b.mdx', 'One');
  commit('2026-01-02');
  write('pages/a.mdx', 'Two');
  commit('2026-03-04');
  expect([...pageDays(directory)].sort()).toEqual([
    ['pages/a.mdx', '2026-03-04'],
    ['pages/b.mdx', '2026-01-02'],
  ]);
});
