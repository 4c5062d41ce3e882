import { expect, type Page, test } from '@playwright/test';
import { homeLink } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { pageWith, twoStaticPages } from '../support/builtPages';
import { collectViolations } from '../support/configured/site';
import { scriptRuns } from '../support/page';

test('a link to the current page scrolls to its top', async ({ page }) => {
  await page.goto('/assessment');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator('a[href="/assessment"]:visible').last().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

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

test('a link to a part of a page scrolls to it, below the header', { tag: '@engines' }, async ({ page }) => {
  const route = pageWith('main a[href^="#"]');
  test.skip(!route, 'no page has such a link');
  await page.goto(route);
  await scriptRuns(page);
  const link = page.locator('main a[href^="#"]').first();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect.poll(() => target.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(300);
  expect(await target.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(40);
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

test('pointing at a link prerenders its page, which the policy allows', async ({ page }) => {
  const violations = await collectViolations(page);
  const [route] = twoStaticPages();
  await page.goto(route);
  const prerendered = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return pathname === homeLink.to && request.headers()['sec-purpose']?.includes('prerender') === true;
  });
  await page.locator('header').first().locator(`a[href="${homeLink.to}"]`).first().hover();
  await prerendered;
  expect(violations).toEqual([]);
});
