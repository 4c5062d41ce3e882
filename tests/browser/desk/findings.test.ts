import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/desk';
import { accessibilityViolations } from '../../support/page';

const page = (text: string, key = '') => `---
title: A page for the tests
description: It has a headline and a section, and the tests make a mistake in it and correct it.
${key}---

import {Hero, Section} from '@site/src/blocks';

<Hero title="The headline" />

<Section title="What we do">

${text}

</Section>
`;
const GOOD = page('Everything is right.');
const FILE = 'pages/terms.mdx';

const strip = (opened: Page) => opened.getByRole('complementary', { name: 'Content check' });
const headline = (opened: Page) => opened.getByRole('heading', { level: 1 });

// One after the other: they share a development server.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

/** Opens a page that is right, and returns a function that saves another text. */
async function openTerms(opened: Page, { origin, directory }: { origin: string; directory: string }) {
  const save = (text: string) => writeFileSync(path.join(directory, FILE), text);
  save(GOOD);
  await opened.goto(`${origin}/terms`);
  await expect(headline(opened)).toHaveText('The headline', { timeout: 120_000 });
  await expect(strip(opened)).toBeHidden();
  return save;
}

test('a mistake that stops the page is named in its place, and goes away when it is corrected', async ({
  page: opened,
  desk,
}) => {
  const save = await openTerms(opened, desk);
  save(page('We have **offices</strong> in two cities.'));
  const heading = strip(opened).getByRole('heading', { name: 'This page cannot be shown' });
  await expect(heading).toBeVisible();
  await expect(strip(opened)).toContainText(`${FILE}, line 12`);
  await expect(strip(opened)).not.toContainText(/Module build|node_modules|\bat \w+ \(|looking for/);
  expect(await opened.locator('iframe#webpack-dev-server-client-overlay').count()).toBe(0);
  expect(await accessibilityViolations(opened)).toEqual([]);
  save(GOOD);
  await expect(heading).toBeHidden();
  await expect(headline(opened)).toHaveText('The headline');
  await expect(strip(opened)).toBeHidden();
});

test('a broken link and a missing picture are named beside the page', async ({ page: opened, desk }) => {
  const save = await openTerms(opened, desk);
  save(page('[Our offices](/offices) and ![An office with a view of the ridge](/images/office.png)'));
  const findings = strip(opened).getByRole('listitem');
  await expect(findings).toHaveCount(2);
  await expect(strip(opened)).toContainText('There is no page "/offices".');
  await expect(strip(opened)).toContainText('There is no image "/images/office.png".');
  await expect(headline(opened)).toBeVisible();
  await strip(opened).getByRole('button', { name: 'Hide' }).click();
  await expect(findings.first()).toBeHidden();
  await expect(strip(opened).getByRole('status')).toHaveText('2 errors');
  save(GOOD);
  await expect(strip(opened)).toBeHidden();
});

test('front matter with a mistake is named as what it is, and the page is shown', async ({ page: opened, desk }) => {
  const save = await openTerms(opened, desk);
  save(GOOD.replace('A page for', 'Terms: a page for'));
  await expect(strip(opened)).toContainText(`${FILE}, line 2`);
  await expect(strip(opened)).toContainText('A value that contains a colon needs quotation marks');
  await expect(strip(opened)).not.toContainText('is missing');
  await expect(headline(opened)).toBeVisible();
});

test('a mistake in the facts is named on every page', async ({ page: opened, desk }) => {
  await openTerms(opened, desk);
  const facts = path.join(desk.directory, 'src/site/partners.yaml');
  const good = readFileSync(facts, 'utf8');
  writeFileSync(facts, good.replace('name:', 'nmae:'));
  await expect(strip(opened)).toContainText('"nmae" is not a known name here. Did you mean "name"?');
  await expect(strip(opened)).toContainText(/src\/site\/partners\.yaml, line \d+/);
  writeFileSync(facts, good);
  await expect(strip(opened)).toBeHidden();
  await expect(headline(opened)).toHaveText('The headline');
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
  expect(stderr).toMatch(/src\/site\/company\.yaml:\d+ {2}"brnd" is not a known name here\. Did you mean "brand"\?\n/);
  expect(stderr + stdout).not.toMatch(/\n\s+at |valibot|Docusaurus/);
});

test('a draft says that it is one', async ({ page: opened, desk }) => {
  const save = await openTerms(opened, desk);
  save(page('Not finished.', 'draft: true\n'));
  await expect(strip(opened).getByRole('status')).toContainText('Draft: not on the live site');
  await expect(headline(opened)).toBeVisible();
});
