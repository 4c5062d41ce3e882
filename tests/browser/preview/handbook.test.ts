import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import * as cheerio from 'cheerio';
import { strings } from '../../../src/site/strings';
import { accessibilityViolations, collectErrors, DESKTOP, excessWidth, PHONE, reactRuns } from '../../support/page';
import { blockRoutes, handbookRoutes, PREVIEW_BUILD, test } from '../../support/preview';

const served = (route: string) => cheerio.load(readFileSync(`${PREVIEW_BUILD}${route}.html`, 'utf8'));

/** One page of each kind: text, a table, a list of blocks, icons, and blocks with and without a live example. */
const KINDS = [
  '/handbook',
  '/handbook/pages',
  '/handbook/blocks',
  '/handbook/icons',
  '/handbook/blocks/cards',
  '/handbook/blocks/signincallback',
];

const pages = handbookRoutes.filter((route) => !blockRoutes.includes(route));
for (const [kind, routes] of Object.entries({ pages, blocks: blockRoutes })) {
  test(`the ${kind} have no errors and fit a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    const errors = collectErrors(page);
    for (const route of routes) {
      await page.goto(route);
      await reactRuns(page);
      expect.soft(await excessWidth(page), route).toBeLessThanOrEqual(0);
      if (KINDS.includes(route)) expect.soft(await accessibilityViolations(page), route).toEqual([]);
      expect.soft(errors.splice(0), route).toEqual([]);
    }
  });
}

test('a page is accessible on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/handbook/blocks/cards');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('the served pages', () => {
  test('of all blocks have all parts in the same order', () => {
    expect(blockRoutes.length).toBeGreaterThan(20);
    for (const route of blockRoutes) {
      const $ = served(route);
      const headings = $('article h2[id]').map((_, heading) => $(heading).attr('id'));
      const parts = ['when-to-use-it', 'when-not-to-use-it', 'examples', 'settings', 'errors'];
      expect([route, ...headings.get().filter((id) => parts.includes(id))]).toEqual([route, ...parts]);
      for (const id of parts.slice(0, 2)) expect($(`#${id} + ul > li`).length).toBeGreaterThan(0);
      expect($('article figcaption').length).toBeGreaterThan(0);
      expect($('article pre').length).toBeGreaterThan(1);
    }
  });

  test('are hidden from search engines', () => {
    for (const route of [...handbookRoutes, '/handbook/blocks/card']) {
      expect(served(route)('meta[name="robots"]').attr('content')).toBe('noindex, nofollow');
    }
    expect(existsSync(`${PREVIEW_BUILD}/sitemap.xml`)).toBe(false);
  });
});

test('the address of an item redirects to its block', async ({ page }) => {
  await page.goto('/handbook/blocks/card');
  await expect(page).toHaveURL('/handbook/blocks/cards#card');
  await expect(page.getByRole('heading', { name: '<Card>', exact: true })).toBeInViewport();
});

test('copies an example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/handbook/blocks/cards');
  await reactRuns(page);
  await page.getByRole('button', { name: strings.copy, exact: true }).nth(1).click();
  await expect(page.getByText(strings.copied, { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<Cards[^>]*>\n {2}<Card title="[^"]+"[\s\S]+<\/Cards>$/);
});

test.describe('the list of pages on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens from its button, marks the current page, and closes when a page is chosen', async ({ page }) => {
    await page.goto('/handbook/blocks/cards');
    await reactRuns(page);
    await page.getByRole('button', { name: 'Handbook pages' }).click();
    const list = page.getByRole('dialog', { name: 'Handbook pages' });
    await expect(list.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
    expect(await accessibilityViolations(page)).toEqual([]);
    await list.getByRole('link', { name: 'Steps' }).click();
    await expect(page).toHaveURL('/handbook/blocks/steps');
    await expect(list).toBeHidden();
  });

  test('contains every page without JavaScript', () => {
    const links = served('/handbook')('dialog#handbook-pages a').map((_, link) => link.attribs.href);
    expect(links.get().sort()).toEqual(handbookRoutes);
  });
});

test('the list of pages scrolls to its end on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/handbook');
  const last = page.getByRole('navigation', { name: 'Handbook pages' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
