import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/desk';
import { accessibilityViolations } from '../../support/page';

const FILE = 'pages/terms.mdx';

const strip = (opened: Page) => opened.getByRole('complementary', { name: 'Content check' });
const headline = (opened: Page) => opened.getByRole('heading', { level: 1 });

interface OpenedPage {
  good: string;
  save: (text: string) => void;
  /** Saves the page with a paragraph more, and returns its line. */
  add: (paragraph: string) => number;
}

/** Opens a page of the site, in which nothing is found. */
async function openTerms(
  opened: Page,
  { origin, directory }: { origin: string; directory: string },
): Promise<OpenedPage> {
  const file = path.join(directory, FILE);
  const good = readFileSync(file, 'utf8');
  const place = good.indexOf('\n## ');
  const save = (text: string) => writeFileSync(file, text);
  await opened.goto(`${origin}/terms`);
  await expect(headline(opened)).toBeVisible({ timeout: 120_000 });
  await expect(strip(opened)).toBeHidden();
  return {
    good,
    save,
    add(paragraph) {
      save(`${good.slice(0, place)}\n${paragraph}\n${good.slice(place)}`);
      return good.slice(0, place).split('\n').length + 1;
    },
  };
}

test('a mistake that stops the page is named in its place, and goes away when it is corrected', async ({
  page: opened,
  desk,
}) => {
  const { good, save, add } = await openTerms(opened, desk);
  const line = add('We have **offices</strong> in two cities.');
  const heading = strip(opened).getByRole('heading', { name: 'This page cannot be shown' });
  await expect(heading).toBeVisible();
  await expect(strip(opened)).toContainText(`${FILE}, line ${line}`);
  await expect(strip(opened)).not.toContainText(/Module build|node_modules|\bat \w+ \(|looking for/);
  expect(await opened.locator('iframe#webpack-dev-server-client-overlay').count()).toBe(0);
  expect(await accessibilityViolations(opened)).toEqual([]);
  save(good);
  await expect(heading).toBeHidden();
  await expect(headline(opened)).toBeVisible();
  await expect(strip(opened)).toBeHidden();
});

test('a broken link and a missing picture are named beside the page', async ({ page: opened, desk }) => {
  const { good, save, add } = await openTerms(opened, desk);
  add('[Our offices](/offices) and ![An office with a view of the ridge](/images/office.png)');
  const findings = strip(opened).getByRole('listitem');
  await expect(findings).toHaveCount(2);
  await expect(strip(opened)).toContainText('There is no page "/offices".');
  await expect(strip(opened)).toContainText('There is no image "/images/office.png".');
  await expect(headline(opened)).toBeVisible();
  await strip(opened).getByRole('button', { name: 'Hide' }).click();
  await expect(findings.first()).toBeHidden();
  await expect(strip(opened).getByRole('status')).toHaveText('2 errors');
  save(good);
  await expect(strip(opened)).toBeHidden();
});

test('front matter with a mistake is named as what it is, and the page is shown', async ({ page: opened, desk }) => {
  const { good, save } = await openTerms(opened, desk);
  save(good.replace('title: ', 'title: Terms: '));
  await expect(strip(opened)).toContainText(`${FILE}, line 2`);
  await expect(strip(opened)).toContainText('that contains a colon needs quotation marks');
  await expect(strip(opened)).not.toContainText('is missing');
  await expect(headline(opened)).toBeVisible();
});

test('a mistake in the facts is named on every page', async ({ page: opened, desk }) => {
  await openTerms(opened, desk);
  const facts = path.join(desk.directory, 'src/site/partners.yaml');
  const good = readFileSync(facts, 'utf8');
  writeFileSync(facts, good.replace('name:', 'nmae:'));
  await expect(strip(opened)).toContainText('"nmae". Did you mean "name"?');
  await expect(strip(opened)).toContainText(/src\/site\/partners\.yaml, line \d+/);
  writeFileSync(facts, good);
  await expect(strip(opened)).toBeHidden();
  await expect(headline(opened)).toBeVisible();
});

test('a build whose facts have a mistake names it, without a stack', async ({ desk }) => {
  const facts = path.join(desk.directory, 'src/site/company.yaml');
  const good = readFileSync(facts, 'utf8');
  writeFileSync(facts, good.replace('brand:', 'brnd:'));
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const { status, stderr, stdout } = spawnSync(process.execPath, [docusaurus, 'build'], {
    ...{ cwd: desk.directory, encoding: 'utf8' },
    env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-facts' },
  });
  writeFileSync(facts, good);
  expect(status).toBe(1);
  expect(stderr).toMatch(/src\/site\/company\.yaml:\d+ {2}.*"brnd"\. Did you mean "brand"\?\n/);
  expect(stderr + stdout).not.toMatch(/\n\s+at |valibot|Docusaurus/);
});

test('a draft says that it is one', async ({ page: opened, desk }) => {
  const { good, save } = await openTerms(opened, desk);
  save(good.replace('title: ', 'draft: true\ntitle: '));
  await expect(strip(opened).getByRole('status')).toContainText('Draft: not on the live site');
  await expect(headline(opened)).toBeVisible();
});
