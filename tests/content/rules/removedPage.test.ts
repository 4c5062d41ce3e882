import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../../tools/content-check/check';
import { loadSite } from '../../../tools/content-check/site';
import { siteOf } from '../../support/contentSite';

const files = {
  'pages/index.mdx': '[Prices](/prices#a)',
  'pages/prices.mdx': '',
  'pages/guides/old.mdx': '',
  'pages/_shared/words.mdx': '',
  'handbook/start.mdx': '',
  'src/facts/redirects.yaml': 'redirects:\n',
};

/** A repository with the files on its branch `main`, and a working copy in which some were removed or added. */
function repository(removed: string[], added: string[]): string {
  const { directory } = siteOf(files);
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Start');
  for (const file of removed) rmSync(path.join(directory, file));
  for (const file of added) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
  return directory;
}

const gone = (route: string, to: string) =>
  `src/facts/redirects.yaml:1 pages${route}.mdx is gone, and links to ${route} no longer work. Add a redirect to this list: - { from: ${route}, to: ${to} }`;

it.each<[name: string, removed: string[], added: string[], findings: string[]]>([
  [
    'accepts new pages, and removed files that are not pages',
    ['pages/_shared/words.mdx', 'handbook/start.mdx'],
    ['pages/costs.mdx'],
    [],
  ],
  [
    'reports a renamed page and suggests the redirect',
    ['pages/prices.mdx'],
    ['pages/pricing.mdx'],
    [gone('/prices', '/pricing')],
  ],
  [
    'reports removed pages without guessing a target',
    ['pages/prices.mdx', 'pages/guides/old.mdx'],
    ['pages/costs.mdx', 'pages/more.mdx'],
    [gone('/guides/old', '/…'), gone('/prices', '/…')],
  ],
])('%s', async (_, removed, added, expected) => {
  const site = loadSite({ directory: repository(removed, added), codeDirectory: process.cwd(), base: 'main' });
  const findings = await checkSite(site, ['removed-page']);
  expect(findings.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual(expected);
});

it('says where links to a renamed page lead now', async () => {
  const directory = repository(['pages/prices.mdx', 'pages/guides/old.mdx'], ['pages/pricing.mdx']);
  const site = loadSite({ directory, codeDirectory: process.cwd(), base: 'main' });
  const findings = await checkSite(site, ['broken-link']);
  expect(findings.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
    'pages/index.mdx The page "/prices#a" has moved. Write: /pricing#a',
  ]);
});

it('corrects links to an old address in redirects.yaml, and keeps their query and anchor unless the new one has its own', async () => {
  const site = siteOf({
    'pages/index.mdx': '[Prices](/prices?tier=free#a) [Words](/words?tier=free#a)',
    'pages/pricing.mdx': '',
  });
  // Facts are those of the code's folder, also for a site elsewhere.
  const redirects = [
    { from: '/prices', to: '/pricing' },
    { from: '/words', to: '/pricing?tier=pro#b' },
  ];
  site.factsOf = () => ({ redirects });
  const findings = await checkSite(site, ['broken-link']);
  expect(findings.map(({ expected }) => expected)).toEqual([['/pricing?tier=free#a'], ['/pricing?tier=pro#b']]);
});

it('reports nothing where there is no branch or no repository', async () => {
  const directory = repository(['pages/prices.mdx'], []);
  const withoutBranch = loadSite({ directory, base: 'no-such-branch' });
  expect(await checkSite(withoutBranch, ['removed-page'])).toEqual([]);
  expect(siteOf(files).base()).toBeNull();
});
