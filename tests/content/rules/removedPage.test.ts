import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removedPage } from '../../../tools/content-check/rules/removedPage';
import { runChecks } from '../../../tools/content-check/run';
import { loadSite } from '../../../tools/content-check/site';
import { type Files, siteOf } from '../../support/contentSite';

const before = {
  'pages/index.mdx': '',
  'pages/prices.mdx': '',
  'pages/_shared/words.mdx': '',
  'plugins/handbook/pages/start.mdx': '',
};

/** A repository whose branch `main` has some files. */
function repository(files: Files): string {
  const { directory } = siteOf(files);
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Start');
  return directory;
}

function change(directory: string, removed: string[], added: string[]): void {
  for (const file of removed) rmSync(path.join(directory, file));
  for (const file of added) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
}

async function messages(directory: string, base: string): Promise<string[]> {
  const findings = await runChecks(loadSite({ directory, codeDirectory: process.cwd(), base }), [removedPage]);
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('accepts new pages, and the end of files that are no pages', async () => {
  const directory = repository(before);
  change(directory, ['pages/_shared/words.mdx', 'plugins/handbook/pages/start.mdx'], ['pages/costs.mdx']);
  expect(await messages(directory, 'main')).toEqual([]);
});

const gone = (route: string, to: string) =>
  `The page ${route} is gone, and links to it lead nowhere now. Add to the list in src/site/redirects.ts: { from: '${route}', to: '${to}' },`;

it('finds a page that was renamed without a redirect, and offers the entry', async () => {
  const directory = repository(before);
  change(directory, ['pages/prices.mdx'], ['pages/pricing.mdx']);
  expect(await messages(directory, 'main')).toEqual([`pages/prices.mdx:1 ${gone('/prices', '/pricing')}`]);
});

it('finds pages that were deleted, and does not guess', async () => {
  const directory = repository({ ...before, 'pages/guides/old.mdx': '' });
  change(directory, ['pages/prices.mdx', 'pages/guides/old.mdx'], ['pages/costs.mdx', 'pages/more.mdx']);
  expect(await messages(directory, 'main')).toEqual([
    `pages/guides/old.mdx:1 ${gone('/guides/old', '/…')}`,
    `pages/prices.mdx:1 ${gone('/prices', '/…')}`,
  ]);
});

it('says that it has not looked where there is no branch to compare with, and no repository', async () => {
  const directory = repository(before);
  change(directory, ['pages/prices.mdx'], []);
  expect(await messages(directory, 'no-such-branch')).toEqual([]);
  const said = 'Removed pages were not looked for: there is no other branch to compare with.';
  expect(removedPage.notChecked?.(loadSite({ directory, base: 'no-such-branch' }))).toBe(said);
  expect(removedPage.notChecked?.(siteOf(before))).toBe(said);
  expect(removedPage.notChecked?.(loadSite({ directory, base: 'main' }))).toBeNull();
});
