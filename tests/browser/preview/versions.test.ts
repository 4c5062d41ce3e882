import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, collectErrors, DESKTOP, PHONE } from '../../support/page';
import { CHANGED_PAGE, OLD_PAGE, OLD_WORDS, publishChanges, test } from '../../support/preview';
import { collectViolations } from '../../support/violations';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const main = (page: Page) => page.getByRole('main');

/** The heading nearest to the top of the window, and where it is. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h2, h3)')];
    const heading = headings.find((one) => one.getBoundingClientRect().top >= 0);
    return { text: heading?.textContent, top: Math.round(heading?.getBoundingClientRect().top ?? 0) };
  });

test('switches between the old page and the new one in place, with a key and a button', async ({ page }) => {
  const errors = collectErrors(page);
  const violations = await collectViolations(page);
  await publishChanges(page);
  await page.goto('/terms');
  await page.goto(CHANGED_PAGE);
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' }));
  const before = await reading(page);

  await page.keyboard.press('o');
  await expect(page).toHaveURL(OLD_PAGE);
  await expect(bar(page).getByText('Old page', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(OLD_WORDS);
  await expect(page.locator('[data-preview-change]').first()).toHaveText(OLD_WORDS);
  expect((await reading(page)).text).toBe(before.text);
  expect(Math.abs((await reading(page)).top - before.top)).toBeLessThanOrEqual(2);

  await bar(page).getByRole('button', { name: 'New page' }).click();
  await expect(page).toHaveURL(CHANGED_PAGE);
  await expect(main(page)).not.toContainText(OLD_WORDS);
  expect(Math.abs((await reading(page)).top - before.top)).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});

test('keeps the change that is shown, and shows what stood there before', async ({ page }) => {
  const { pages } = await publishChanges(page);
  const [, second] = pages[0]?.segments ?? [];
  await page.goto(`${CHANGED_PAGE}#change-${second?.mark}`);
  await expect(bar(page).getByText('2 of 3')).toBeVisible();
  await expect(bar(page).getByText(`Before: ${OLD_WORDS}`)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`${CHANGED_PAGE}#change-${pages[0]?.segments[2]?.mark}`);
  await page.keyboard.press('o');
  await expect(bar(page).getByRole('button', { name: 'New page' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(bar(page).getByText('3 of 3')).toBeVisible();
});

test('the old version of a page with React starts no React and has no errors', async ({ page }) => {
  const errors = collectErrors(page);
  await publishChanges(page);
  await page.goto('/contact');
  await bar(page).getByRole('button', { name: 'Old page' }).click();
  await expect(bar(page).getByText('Old page', { exact: true })).toBeVisible();
  await expect(page.locator('script[src*="main"]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(errors).toEqual([]);
});

test('marks a new page, and says why a page has no old one', async ({ page }) => {
  const changes = await publishChanges(page);
  for (const changed of changes.pages) changed.hasOldPage = false;
  await page.goto(CHANGED_PAGE);
  await expect(bar(page).getByText('New page', { exact: true })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Old page' })).toBeHidden();
  await page.keyboard.press('o');
  await expect(bar(page).getByText('This page is new.')).toBeVisible();
  await page.goto('/terms');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('o');
  await expect(bar(page).getByText('This page did not change.')).toBeVisible();
});

test('the old page is accessible and fits', async ({ page }) => {
  await publishChanges(page);
  await page.goto(OLD_PAGE);
  await expect(bar(page).getByText('Old page', { exact: true })).toBeVisible();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('a code opens the page on a phone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await publishChanges(page);
  await page.goto(CHANGED_PAGE);
  await bar(page).getByRole('button', { name: 'phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this page on a phone' });
  await expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', page.url());
  await expect(dialog).toContainText('runs on your own machine');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
