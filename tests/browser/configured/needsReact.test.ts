import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import { movePointer, reactRuns } from '../../support/page';

const NEEDING = ['OnlyHandler', 'OnlyState', 'OnlyEffect', 'OnlyClass', 'OnlyBrowser', 'OnlyConstant'];

const page$ = (name: string) => load(readFileSync(`${CONFIGURED_BUILD}/needs-react/${name}.html`, 'utf8'));

for (const name of NEEDING) {
  test(`${name}: the page says so by the component's name, and React answers after the first interaction`, async ({
    page,
  }) => {
    expect(page$(name)('html').attr('data-react')).toBe(name === 'OnlyConstant' ? 'page' : name);
    await page.goto(`/needs-react/${name}`);
    await expect(page.locator('main')).toHaveText('served');
    await movePointer(page);
    await reactRuns(page);
    const button = page.getByRole('button', { name: 'served' });
    if (await button.count()) await button.click();
    await expect(page.locator('main')).toHaveText('answered');
  });
}

test('a page that uses React and needs none in a browser has none', async ({ page }) => {
  const $ = page$('Nothing');
  expect($('html').attr('data-react')).toBeUndefined();
  expect($('head template')).toHaveLength(0);
  await page.goto('/needs-react/Nothing');
  await movePointer(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
});
