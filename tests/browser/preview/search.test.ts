import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, excessWidth, holdRequests, PHONE, reactRuns } from '../../support/page';
import { test } from '../../support/preview';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the handbook' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) => page.getByRole('search').getByRole('link');

test.beforeEach(async ({ page }) => {
  await page.goto('/handbook');
  await reactRuns(page);
});

test('announces the number of results, and helps if there are none', async ({ page }) => {
  await box(page).fill('curly');
  await expect(status(page)).toHaveText(/^\d results? for “curly”$/);
  await box(page).fill('xylophone');
  await expect(status(page)).toHaveText('Nothing found for “xylophone”.');
  await expect(page.getByText('Try one word: the name of a block')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test('works with the keyboard', async ({ page }) => {
  await box(page).fill('redirect');
  await expect(results(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);

  await box(page).fill('moving');
  await expect(results(page).first()).toHaveAttribute('href', '/handbook/pages#moving-and-deleting');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/handbook/pages#moving-and-deleting');
  await expect(page.getByRole('heading', { name: 'Moving and deleting' })).toBeInViewport();
});

test('hides its results while it does not have the focus', async ({ page }) => {
  await box(page).fill('picture');
  await expect(results(page).first()).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(results(page).first()).toBeHidden();
  await box(page).focus();
  await expect(results(page).first()).toBeVisible();
});

test('is accessible on a phone while it shows results', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await box(page).fill('title');
  await expect(results(page).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('searches for text that was typed before React hydrated the page', async ({ page, context }) => {
  const early = await context.newPage();
  const release = await holdRequests(early, '**/assets/js/**');
  await early.goto('/handbook', { waitUntil: 'commit' });
  await box(early).pressSequentially('banner');
  release();
  await expect(results(early).first()).toHaveAttribute('href', '/handbook/blocks/banner');
  await page.close();
});
