/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommit, mergeBase } from '../../../../tools/review/builds';
import { testDirectory } from '../../../support/testDirectory';

const { directory, at, write } = testDirectory();

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com'];
  return execFileSync('git', [...author, ...args], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commit(file: string, text = file): string {
  write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

let base = '';
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  base = commit('pages/a.mdx', 'Before');
  git('checkout', '--quiet', '-b', 'words');
  commit('pages/a.mdx', 'After');
  git('checkout', '--quiet', 'main');
  commit('pages/of-others.mdx');
  git('checkout', '--quiet', 'words');
});

it('compares with the commit at which the branch left the base', () => {
  expect(mergeBase(directory, 'main')).toBe(base);
  expect(() => mergeBase(directory, 'other')).toThrow('There is no other.');
  expect(() => mergeBase(directory, '--help')).toThrow('There is no --help.');
});

it('builds a commit once, in the mode of the other build, with the packages of the working tree', () => {
  const program = `import fs from 'node:fs';
const out = process.argv.at(-1);
fs.mkdirSync(out);
fs.writeFileSync(out + '/seen.json', JSON.stringify([fs.readFileSync('pages/a.mdx', 'utf8'), process.env.PREVIEW, Date.now()]));`;
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', program);
  write('build/index.html', '');
  write('build-preview/preview/bar.js', '');
  const build = (like: string) => readFileSync(path.join(buildCommit(directory, base, at(like)), 'seen.json'), 'utf8');
  const first = build('build');
  expect(JSON.parse(first)).toEqual(['Before', '0', expect.any(Number)]);
  expect(build('build')).toBe(first);
  expect(JSON.parse(build('build-preview'))).toEqual(['Before', '1', expect.any(Number)]);
});
