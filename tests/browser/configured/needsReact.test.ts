import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import { movePointer, reactRuns } from '../../support/page';

/** Components of `tests/support/configured/needsReact`, with the name by which the page reports them. */
const REPORTED = {
  OnlyHandler: 'OnlyHandler',
  OnlyState: 'OnlyState',
  OnlyEffect: 'OnlyEffect',
  OnlyClass: 'OnlyClass',
  OnlyBrowser: 'OnlyBrowser',
  OnlyConstant: 'page',
};

const builtPage = (name: string) => load(readFileSync(`${CONFIGURED_BUILD}/needs-react/${name}.html`, 'utf8'));

test('a page names the component that needs React, and React starts with the first interaction', async ({ page }) => {
  for (const [name, reported] of Object.entries(REPORTED)) {
    expect(builtPage(name)('html').attr('data-react')).toBe(reported);
    await page.goto(`/needs-react/${name}`);
    await expect(page.locator('main')).toHaveText('served');
    await movePointer(page);
    await reactRuns(page);
    const button = page.getByRole('button', { name: 'served' });
    if (await button.count()) await button.click();
    await expect(page.locator('main'), name).toHaveText('answered');
  }
});

test('a page that does not need React in the browser does not load it', async ({ page }) => {
  const $ = builtPage('Nothing');
  expect($('html').attr('data-react')).toBeUndefined();
  expect($('head template')).toHaveLength(0);
  await page.goto('/needs-react/Nothing');
  await movePointer(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
});
