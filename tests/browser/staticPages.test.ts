import { expect, type Page, test } from '@playwright/test';
import { homeLink } from '../../src/site/navigation';
import { strings } from '../../src/site/strings';
import { pageWith, twoStaticPages } from '../support/builtPages';
import { collectViolations } from '../support/violations';

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

test('the page says so when a code sample cannot be copied', async ({ page }) => {
  test.skip(!SAMPLE, 'no page has a code sample');
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(SAMPLE);
  await page.getByRole('button', { name: strings.copy, exact: true }).first().click();
  await expect(page.locator('[data-copied] + [role=status]').first()).toHaveText(strings.copyFailed);
  await expect(page.getByText(strings.copied, { exact: true })).toBeHidden();
});

test('arrow keys, Home and End move between questions and wrap around', async ({ page }) => {
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
