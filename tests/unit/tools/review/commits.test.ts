/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommit, compareCommits, ReviewError } from '../../../../tools/review/builds';
import { testFolder } from '../../../support/testFolder';

const { folder, write } = testFolder();

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commit(file: string): string {
  write(file, file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

it('compares with the commit at which the branch left the base, and names what is in no commit', () => {
  expect(() => compareCommits(folder, 'main')).toThrow(ReviewError);
  git('init', '--quiet', '--initial-branch=main');
  const base = commit('pages/a.mdx');
  git('checkout', '--quiet', '-b', 'words');
  const head = commit('pages/ä b.mdx');
  git('checkout', '--quiet', 'main');
  commit('pages/of-others.mdx');
  git('checkout', '--quiet', 'words');
  write('pages/a.mdx', 'Not committed');
  expect(compareCommits(folder, 'main')).toEqual({
    ...{ base, head },
    ...{ files: ['pages/ä b.mdx'], uncommitted: ['pages/a.mdx'] },
  });
  expect(() => compareCommits(folder, 'other')).toThrow('There is no branch, tag or commit "other".');
  expect(() => compareCommits(folder, '--help')).toThrow('There is no branch, tag or commit "--help".');
});

it('builds a commit once, with the packages of the working tree and no home folder, token or setting of npm', async () => {
  const program = `import fs from 'node:fs';
const out = process.argv.at(-1);
fs.mkdirSync(out);
fs.writeFileSync(out + '/seen.json', JSON.stringify({ packages: fs.readdirSync('node_modules'), env: process.env }));`;
  write('node_modules/@docusaurus/core/package.json', '{}');
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', program);
  const secrets = { HOME: '/home/ada', GH_TOKEN: 's', npm_config__auth: 's', EMAILJS_PUBLIC_KEY: 's' };
  const before = { ...process.env };
  Object.assign(process.env, secrets);
  const log = jest.fn();
  const build = () => buildCommit(folder, git('rev-parse', 'HEAD'), log);
  const { out } = await build().finally(() => {
    process.env = before;
  });
  const { packages, env } = JSON.parse(readFileSync(path.join(out, 'seen.json'), 'utf8'));
  expect(packages).toEqual(['@docusaurus']);
  expect(Object.keys(env).filter((name) => name in secrets)).toEqual([]);
  expect(env).toMatchObject({ PREVIEW: '1', NODE_ENV: 'production' });
  await build();
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('already built'));
});
