/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDates } from '../../../plugins/manifest/contentDates';

const directory = mkdtempSync(path.join(tmpdir(), 'content-dates-'));
const PAGE = ['pages/a.mdx', 'src/site/strings.yaml'];

afterAll(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}

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
