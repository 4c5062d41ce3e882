/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { contentDates } from '../../../plugins/manifest/contentDates';
import { testFolder } from '../../support/testFolder';

const { folder: directory, write } = testFolder();
const PAGE = ['pages/a.mdx', 'src/site/strings.yaml'];

function commit(day: string): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, env, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Text');
}

it('returns the day on which the text of a page last changed', () => {
  expect(contentDates(directory)(PAGE)).toBeNull();

  write('pages/a.mdx', 'One');
  commit('2026-01-02');
  write('src/site/strings.yaml', 'Strings of the interface are not part of a page’s text.');
  commit('2026-03-04');
  expect(contentDates(directory)(PAGE)).toBe('2026-01-02');

  write('pages/a.mdx', 'Not committed');
  expect(contentDates(directory)(PAGE)).toBeNull();
});
