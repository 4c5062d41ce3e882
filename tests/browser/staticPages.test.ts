import { expect, type Page } from '@playwright/test';
import { aboutLink, homeLink, menus } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { pageWith, twoStaticPages } from '../support/builtPages';
import { DESKTOP, PHONE } from '../support/page';
import { test } from '../support/test';

const SAMPLE = pageWith('[data-copied]');
const sample = (page: Page) => page.locator('pre').first();

test('a code sample is copied, and the page says so for two seconds', async ({ page, context }) => {
  test.skip(!SAMPLE, 'no page has a code sample');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(SAMPLE);
  await page.getByRole('button', { name: strings.copy, exact: true }).first().click();
  await expect(page.getByText(strings.copied, { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(sample(page)).toHaveText(copied);
  await page.clock.runFor(2_000);
  await expect(page.getByText(strings.copied, { exact: true })).toBeHidden();
});

test('the skip link is the first stop and leads to the content', { tag: '@engines' }, async ({ page }) => {
  await page.goto(twoStaticPages()[0]);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('arrow keys, Home and End move between questions and wrap around', { tag: '@engines' }, async ({ page }) => {
  const route = pageWith('[data-questions] details + details');
  test.skip(!route, 'no page has two questions');
  await page.goto(route);
  const summaries = page.locator('[data-questions]').first().locator('summary');
  await summaries.first().focus();
  for (const [key, expected] of [
    ['ArrowUp', summaries.last()],
    ['ArrowDown', summaries.first()],
    ['End', summaries.last()],
    ['Home', summaries.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(expected).toBeFocused();
  }
});

test('pointing at a link prerenders its page', async ({ page }) => {
  const [route] = twoStaticPages();
  await page.goto(route);
  const prerendered = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return pathname === homeLink.to && request.headers()['sec-purpose']?.includes('prerender') === true;
  });
  await page.locator('header').first().locator(`a[href="${homeLink.to}"]`).first().hover();
  await prerendered;
});

test('a sheet that is folded on a phone opens', async ({ page }) => {
  const route = pageWith('main figure:has(summary)');
  test.skip(!route, 'no page has one');
  await page.setViewportSize(PHONE);
  await page.goto(route);
  const sheet = page.locator('figure:has(summary)').first();
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await sheet.locator('summary').click();
  expect(await rows.count()).toBeGreaterThan(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const [menu] = menus;
  const firstItem = menu?.groups[0]?.items[0];
  const trigger = (page: Page) => page.getByRole('button', { name: menu?.title, exact: true });
  const firstLink = (page: Page) =>
    page.locator(`#menu-${menu?.id}`).getByRole('link', { includeHidden: true }).first();

  test('the menus open with the keyboard and with a mouse, and their links work', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const link = firstLink(page);
    await expect(link).toBeHidden();
    // The list of all pages is for narrow windows, and must not cover the footer here.
    await expect(page.locator('dialog')).toBeHidden();
    await trigger(page).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await trigger(page).hover();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(firstItem?.to ?? '');
  });

  test('the header links to the list of all pages, and its links work', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('button', { name: strings.openMenu })).toBeHidden();
    await page.locator('header').getByRole('link', { name: strings.drawerTitle }).click();
    await expect(page.locator(':target')).toBeInViewport();
    await page.locator(`:target a[href="${aboutLink.to}"]`).click();
    await expect(page).toHaveURL(aboutLink.to);
  });

  test('questions open one at a time and close again', { tag: '@engines' }, async ({ page }) => {
    const route = pageWith('[data-questions] details + details');
    test.skip(!route, 'no page has two questions');
    await page.goto(route);
    const questions = page.locator('[data-questions]').first().locator('details');
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    await expect(questions.nth(1)).toHaveAttribute('open');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1)).not.toHaveAttribute('open');
  });
});
