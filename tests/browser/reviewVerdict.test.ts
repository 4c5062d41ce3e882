/** A fault for each part of the verdict: the first screen of the report shows it, and links to the change that made it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { ManifestPage } from '../../plugins/manifest/types';
import type { Check, Report } from '../../plugins/preview/changes';
import { checkAccessibility } from '../../tools/review/checks/accessibility';
import { checkAddresses } from '../../tools/review/checks/addresses';
import { checkContent } from '../../tools/review/checks/contentCheck';
import { checkWeight } from '../../tools/review/checks/weight';
import { compareBuilds } from '../../tools/review/compare/pages';
import { groupsOf, sortGroups } from '../../tools/review/groups/groupsOf';
import { reportPage } from '../../tools/review/report/page';
import { openReviewBrowser } from '../../tools/review/screenshots/reviewBrowser';
import { reportOf } from '../support/changeGroup';
import { manifestOf, manifestPage } from '../support/manifestPage';
import { DESKTOP, PHONE } from '../support/page';

/** The page `/about` of a small site, in all forms that the review reads, and another page. */
interface Site {
  html: string;
  mdx: string;
  about: Partial<ManifestPage>;
  hasOtherPage: boolean;
}

const weighing = (brotli: number) => ({ html: { raw: brotli * 4, brotli }, scripts: { raw: 0, brotli: 0 } });
const heading = (anchor: string) => ({ tag: 'h2', text: 'Where our two offices are', anchor });

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const IMPORT = "import {Hero, Section} from '@site/src/blocks';";
const HOME = `---
title: A small site with two pages
description: This page is the first of two pages, and tells its readers where the other one is.
---

${IMPORT}

<Hero title="A small site" eyebrow="Site">
  It has one other page, [about us](/about).
</Hero>

<Section title="What it is">
  A site that exists only to be checked.
</Section>
`;

function aboutPage(text: string, more = 'In Utah.'): string {
  return `---
title: A page about our offices
description: This page tells you everything that there is to know about both of our offices.
---

${IMPORT}

<Hero title="About us" eyebrow="Company">
  ${text}
</Hero>

<Section title="Where our two offices are">
  ${more}
</Section>
`;
}

const BEFORE: Site = {
  html: '<!doctype html><html lang="en"><head><title>About</title></head><body><main><h1>About</h1><p>We read.</p><button></button></main></body></html>',
  mdx: aboutPage('We read the terrain.'),
  about: { segments: [{ tag: 'p', text: 'We read the terrain.' }, heading('offices')], bytes: weighing(9000) },
  hasOtherPage: true,
};

/** A change without a fault, so that each fault has something to be linked to. */
const AFTER: Site = {
  ...BEFORE,
  mdx: aboutPage('We read all of the terrain.'),
  about: { ...BEFORE.about, segments: [{ tag: 'p', text: 'We read all of the terrain.' }, heading('offices')] },
};

/** The same change, with every fault. */
const FAULTY: Site = {
  html: AFTER.html.replace('</p>', `</p><img src="${PIXEL}">`),
  mdx: aboutPage('We read all of the terrain.', 'Read [our notes](/nowhere).'),
  about: {
    segments: [{ tag: 'p', text: 'We read all of the terrain.' }, heading('both-offices')],
    bytes: weighing(15_000),
  },
  hasOtherPage: false,
};

const faults: { part: string; finding: RegExp; change: RegExp }[] = [
  { part: 'Accessibility', finding: /^\/about .*alternative text/, change: /New words/ },
  { part: 'Weight', finding: /^\/about HTML with styles weighs 15000 bytes/, change: /New words/ },
  { part: 'Content check', finding: /^pages\/about\.mdx:13 .*\/nowhere/, change: /New words/ },
  {
    part: 'Links and addresses',
    finding: /^\/about Its address #offices is now #both-offices/,
    change: /^The address of “Where our two offices are” changed/,
  },
  {
    part: 'Links and addresses',
    finding: /^\/notes \/notes was removed, and its address leads nowhere/,
    change: /\/notes was removed/,
  },
];

// Each test runs the content check and a browser of the review.
test.setTimeout(120_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verdict-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Makes a repository with a page before and after, in which the content check can run. */
function repositoryOf(before: Site, after: Site): string {
  const directory = path.join(folder, 'site');
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', ...parameters], {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  write('site/pages/index.mdx', HOME);
  write('site/pages/about.mdx', before.mdx);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'pages');
  git('commit', '--quiet', '--message', 'Before');
  write('site/pages/about.mdx', after.mdx);
  for (const name of ['tools', 'node_modules']) symlinkSync(path.resolve(name), path.join(directory, name));
  return directory;
}

function manifest({ about, hasOtherPage }: Site) {
  const pages = [manifestPage({ route: '/about', ...about })];
  return manifestOf(hasOtherPage ? [...pages, manifestPage({ route: '/notes' })] : pages);
}

async function review(after: Site): Promise<Report> {
  const sides = { before: BEFORE, after };
  for (const [side, { html }] of Object.entries(sides)) write(`${side}/about.html`, html);
  const manifests = { before: manifest(BEFORE), after: manifest(after) };
  const comparison = compareBuilds(manifests.before, manifests.after);
  const files = { paths: ['pages/about.mdx'], read: () => ({ before: BEFORE.mdx, after: after.mdx }) };
  const context = { comparison, ...manifests, files, lines: { find: () => null } };
  const groups = sortGroups(groupsOf(context, { facts: [], redirects: { before: [], after: [] } }));
  const browser = await openReviewBrowser({ before: path.join(folder, 'before'), after: path.join(folder, 'after') });
  const accessibility = await checkAccessibility(browser, groups, [], () => {}).finally(browser.close);
  const content = checkContent(repositoryOf(BEFORE, after), 'main', ['pages/about.mdx']);
  const checks = [...content, checkAddresses(groups), accessibility, checkWeight(comparison.pages, groups)];
  return reportOf(groups, { checks });
}

test('a change without a fault passes every check, whatever the page had before', async () => {
  const { checks } = await review(AFTER);
  expect(checks.map(({ name, state, findings }) => [name, state, findings])).toEqual(
    checks.map(({ name }) => [name, 'passed', []]),
  );
});

test('each fault is found, and is on the first screen with a link to its change', async ({ page }) => {
  const report = await review(FAULTY);
  expect(report.checks.flatMap(({ name, findings }) => findings.map(() => name)).sort()).toEqual(
    faults.map(({ part }) => part).sort(),
  );
  for (const { part, finding, change } of faults) {
    const only = report.checks.map(
      (check): Check => (check.name === part ? check : { ...check, state: 'passed', findings: [] }),
    );
    write('index.html', reportPage({ ...report, checks: only }, { previewUrl: null, assetBase: '' }));
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(String(pathToFileURL(path.join(folder, 'index.html'))));
      const item = page.locator('.checks [data-state="found"]', { hasText: part }).getByRole('listitem');
      const found = item.filter({ hasText: finding });
      await expect(found).toBeInViewport({ ratio: 1 });
      await found.getByRole('link').click();
      await expect(page.locator('article:target h2')).toHaveText(change);
      await expect(page.locator('article:target h2')).toBeInViewport();
    }
  }
});
