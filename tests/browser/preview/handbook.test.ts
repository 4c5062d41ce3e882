import { existsSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import { collectErrors, DESKTOP, PHONE, reactRuns } from '../../support/page';
import { handbookRoutes, PREVIEW_BUILD, test } from '../../support/preview';

async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

const served = (route: string) => cheerio.load(readFileSync(`${PREVIEW_BUILD}${route}.html`, 'utf8'));
const isBlock = (route: string) => /^\/handbook\/blocks\/\w/.test(route);

for (const route of handbookRoutes) {
  test(`${route}: no errors, accessible, as wide as a phone`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await reactRuns(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

for (const route of ['/handbook', '/handbook/pages', '/handbook/blocks/cards', '/handbook/blocks/hero']) {
  test(`${route} is accessible on a desktop in the dark`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto(route);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('the served pages', () => {
  for (const route of handbookRoutes.filter(isBlock)) {
    test(`${route} has every part in the fixed order`, () => {
      const $ = served(route);
      const headings = $('article h2[id]').map((_, heading) => $(heading).attr('id'));
      const parts = ['when-to-use-it', 'when-not-to-use-it', 'examples', 'settings', 'errors'];
      expect(headings.get().filter((id) => parts.includes(id))).toEqual(parts);
      for (const id of parts.slice(0, 2)) expect($(`#${id} + ul > li`).length).toBeGreaterThan(0);
      expect($('article figcaption').length).toBeGreaterThan(0);
      expect($('article pre').length).toBeGreaterThan(1);
    });
  }

  const addresses: [route: string, anchors: string[]][] = [
    ['/pages', ['front-matter', 'links', 'images', 'headings', 'special-characters', 'moving-and-deleting']],
    ['/words', ['link-text', 'spelling', 'plain-words', 'sample-content', 'numbers']],
    ['/blocks/cards', ['cards', 'card']],
    ['/facts', []],
    ['/developers', ['the-map', 'adding-a-block', 'the-theme']],
  ];
  for (const [route, anchors] of addresses) {
    test(`/handbook${route} has the places that messages point to`, () => {
      const $ = served(`/handbook${route}`);
      for (const anchor of anchors) expect($(`article [id="${anchor}"]`)).toHaveLength(1);
    });
  }

  test('ask search engines to stay away', () => {
    for (const route of [...handbookRoutes, '/handbook/blocks/card']) {
      expect(served(route)('meta[name="robots"]').attr('content')).toBe('noindex, nofollow');
    }
    expect(existsSync(`${PREVIEW_BUILD}/sitemap.xml`)).toBe(false);
  });
});

test('the address of an item leads to the block that holds it', async ({ page }) => {
  await page.goto('/handbook/blocks/card');
  await expect(page).toHaveURL('/handbook/blocks/cards#card');
  await expect(page.getByRole('heading', { name: '<Card>', exact: true })).toBeInViewport();
});

test('a copied example is the text that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/handbook/blocks/cards');
  await page.getByRole('button', { name: 'Copy' }).nth(1).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<Cards columns="2">\n {2}<Card title="Managed IT" icon="headset">[\s\S]+<\/Cards>$/);
});

test.describe('the list of pages on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens from its button, shows where the reader is, and closes when a page is chosen', async ({ page }) => {
    await page.goto('/handbook/blocks/cards');
    await reactRuns(page);
    await page.getByRole('button', { name: 'Handbook pages' }).click();
    const list = page.getByRole('dialog', { name: 'Handbook pages' });
    await expect(list.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
    expect(await accessibilityFaults(page)).toEqual([]);
    await list.getByRole('link', { name: 'Steps' }).click();
    await expect(page).toHaveURL('/handbook/blocks/steps');
    await expect(list).toBeHidden();
  });

  test('works without JavaScript: served links lead to every page', () => {
    const links = served('/handbook')('dialog#handbook-pages a').map((_, link) => link.attribs.href);
    expect(links.get().sort()).toEqual(handbookRoutes);
  });
});

test('no page of the list is cut off on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/handbook');
  const last = page.getByRole('navigation', { name: 'Handbook pages' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
