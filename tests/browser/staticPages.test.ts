import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../../lib/builtRoutes';
import { collectErrors, DESKTOP, movePointer } from '../support/page';

/** Addresses of all scripts that a page fetches from now on. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  return scripts;
}

const html = (route: string) => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
const staticRoutes = allRoutes('build').filter((route) => !html(route).includes('data-react='));

test('most pages need no React', () => expect(staticRoutes.length).toBeGreaterThan(allRoutes('build').length / 2));

for (const route of staticRoutes) {
  test(`${route}: one small script, and no other whatever a visitor does`, async ({ page }) => {
    const errors = collectErrors(page);
    const scripts = collectScripts(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(route);
    await movePointer(page);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Solutions' }).click();
    for (const question of await page.locator('summary').all()) await question.click();
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/boot\.[0-9a-f]{8}\.js$/)]);
    expect(await page.locator('link[rel=prefetch], link[rel=modulepreload]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('a link to the page that is open leads to its top', async ({ page }) => {
  await page.goto('/assessment');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('footer').getByRole('link', { name: 'Request Demo' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a code sample is copied, and the page says so for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/website-chat');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('YOUR-CHAT-ID');
  await page.clock.runFor(2_000);
  await expect(page.getByText('Copied')).toBeHidden();
});

test('a code sample that cannot be copied is not said to be', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/website-chat');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeHidden();
  await expect(page.locator('[data-copied] + [role=status]')).not.toBeEmpty();
});

test('elements below the fold are revealed when they come into view', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(0);
  const before = await waiting.count();
  await waiting.last().scrollIntoViewIfNeeded();
  await expect.poll(() => waiting.count()).toBeLessThan(before);
});

test.describe('questions', () => {
  test('arrow keys, Home and End move between them and wrap around', async ({ page }) => {
    await page.goto('/pricing');
    const summaries = page.locator('[data-questions] summary');
    await summaries.first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(summaries.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(summaries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(summaries.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(summaries.first()).toBeFocused();
  });
});
