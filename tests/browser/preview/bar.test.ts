import { expect, type Page, test } from '@playwright/test';
import { collectViolations } from '../../support/configured/site';
import { accessibilityViolations, DESKTOP, PHONE } from '../../support/page';
import { CHANGED_PAGE, CHANGES, publishChanges } from '../../support/preview';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const marks = (page: Page) => page.locator('[data-preview-change]');

test('has the colors and sizes of the site on every page', async ({ page }) => {
  for (const route of ['/', '/terms', '/contact', '/nowhere']) {
    await page.goto(route);
    await expect(bar(page)).toBeVisible();
    const missing = await page.evaluate(() => {
      const css = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
        .join('\n');
      // Radix sets its own while a toast moves.
      const used = css.match(/(?<=var\()--(?!radix-)[\w-]+/g) ?? [];
      return used.length === 0 ? 'no styles' : used.filter((name) => !css.includes(`${name}:`));
    });
    expect(missing, route).toEqual([]);
  }
});

test('lists changed pages, marks the changes of this page, and moves between them', async ({ page }) => {
  await publishChanges(page);
  await page.goto(CHANGED_PAGE);
  await expect(marks(page)).toHaveCount(CHANGES);
  const step = (name: string) => bar(page).getByRole('button', { name }).click();
  await step('Next change');
  await expect(marks(page).first()).toBeFocused();
  await expect(marks(page).first()).toBeInViewport();
  await expect(bar(page).getByRole('status')).toHaveText(`1 of ${CHANGES}`);
  await expect(bar(page)).toContainText('Before: Old words.');
  await step('Previous change');
  await expect(marks(page).last()).toBeFocused();
  await step('Next change');
  await expect(marks(page).first()).toBeFocused();

  const panel = bar(page).getByRole('region', { name: 'About this preview' });
  await step('3 pages changed');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bar(page).getByRole('button', { name: '3 pages changed' })).toBeFocused();

  await step('Hide');
  await expect(bar(page)).toBeHidden();
  await expect(marks(page).first()).toHaveCSS('outline-style', 'none');
});

test('is accessible, violates no Content-Security-Policy and does not overflow', async ({ page }) => {
  const violations = await collectViolations(page);
  await publishChanges(page);
  await page.setViewportSize(PHONE);
  await page.goto(CHANGED_PAGE);
  await bar(page).getByRole('button', { name: 'Next change' }).click();
  await bar(page).getByRole('button', { name: '3 pages changed' }).click();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  expect(violations).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
