import { expect, test } from '@playwright/test';
import { collectViolations } from '../support/violations';

test('a link to the current page scrolls to its top', async ({ page }) => {
  await page.goto('/assessment');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator('footer').getByRole('link', { name: 'Request Demo' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a code sample is copied, and the page says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/website-chat');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('YOUR-CHAT-ID');
  await page.clock.runFor(2_000);
  await expect(page.getByText('Copied')).toBeHidden();
});

test('the page says so when a code sample cannot be copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/website-chat');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('[data-copied] + [role=status]')).not.toBeEmpty();
  await expect(page.getByText('Copied')).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('elements below the fold appear when they come into view', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-reveal', 'shown');
    await expect(last).toHaveCSS('opacity', '1');
  });
});

test('arrow keys, Home and End move between questions and wrap around', async ({ page }) => {
  await page.goto('/pricing');
  const summaries = page.locator('[data-questions] summary');
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
  await page.goto('/about');
  const prerendered = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return pathname === '/team' && request.headers()['sec-purpose']?.includes('prerender') === true;
  });
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).hover();
  await prerendered;
  expect(violations).toEqual([]);
});
