import { expect, type Page, test } from '@playwright/test';
import { load } from 'cheerio';
import { listedScripts } from '../../src/tooling/listedScripts';
import { collectErrors, collectScripts, wakeReact } from '../support/page';

const PAGE_FILES = '**/assets/js/pages/**';

/** Counts whole documents, which a client navigation does not load. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Goes to an address inside the running app, as a link does that no page has. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('a document names every script that its page needs', async ({ page }) => {
  const scripts = collectScripts(page);
  const response = await page.goto('/contact');
  await wakeReact(page);
  const listed = listedScripts(load((await response?.text()) ?? ''));
  expect(listed.length).toBeGreaterThan(3);
  expect(scripts.map((script) => new URL(script).pathname)).toEqual(listed);
});

test('a client navigation loads the file of that page and what it needs, once', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/about');
  await wakeReact(page);
  const documents = countDocuments(page);
  const scripts = collectScripts(page);
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
  await expect(headline(page)).toHaveText('The people who do the work');
  await page.goBack();
  await expect(headline(page)).toHaveText('We read the terrain before we build');
  expect(scripts.filter((script) => script.includes('/pages/'))).toEqual([expect.stringContaining('/pages/team.')]);
  expect(scripts.filter((script) => /main|runtime/.test(script))).toEqual([]);
  expect(documents()).toBe(0);
  expect(errors).toEqual([]);
});

test('a pointer over a link loads its page', async ({ page }) => {
  await page.goto('/about');
  await wakeReact(page);
  const scripts = collectScripts(page);
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).hover();
  await expect.poll(() => scripts.some((script) => script.includes('/pages/team.'))).toBe(true);
});

test('after a redeploy the next page is loaded whole, with query and hash, once', async ({ page }) => {
  await page.goto('/about');
  await wakeReact(page);
  const documents = countDocuments(page);
  await page.route(PAGE_FILES, (route) => route.fulfill({ status: 404, body: '' }));
  await follow(page, '/team?from=about#main');
  await expect(headline(page)).toHaveText('The people who do the work');
  await expect(page).toHaveURL('/team?from=about#main');
  expect(documents()).toBe(1);
});

test('an address without a page shows the page for those, and links lead on', async ({ page }) => {
  await page.goto('/about');
  await wakeReact(page);
  await follow(page, '/no-such-page');
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page).toHaveURL('/no-such-page');

  const documents = countDocuments(page);
  await page.locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/not found/i);
  expect(documents()).toBe(0);
});

test('who goes on while a page is being loaded gets the later one', async ({ page }) => {
  await page.goto('/about');
  await wakeReact(page);
  const documents = countDocuments(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pages/team.*', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/pages/careers.*', async (route) => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await follow(page, '/team');
  await follow(page, '/careers');
  await expect(page).toHaveTitle(/careers/i);
  await expect(page.locator('main')).toBeVisible();
  expect(documents()).toBe(0);
});
