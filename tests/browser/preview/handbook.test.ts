import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { collectErrors, excessWidth, PHONE, reactRuns } from '../../support/page';

/** One page of each kind: text, a table, a list of blocks and blocks with and without a live example. */
const KINDS = ['', '/pages', '/blocks', '/blocks/cards', '/blocks/signincallback'].map((page) => `/handbook${page}`);

test('no kind of page has errors, and each fits a phone and is accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const errors = collectErrors(page);
  for (const route of KINDS) {
    await page.goto(route);
    await reactRuns(page);
    expect.soft(await excessWidth(page), route).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityViolations(page), route).toEqual([]);
    expect.soft(errors.splice(0), route).toEqual([]);
  }
});

test('on a phone, a button opens the list of pages, which marks the current one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/handbook/blocks/cards');
  const list = page.getByRole('navigation', { name: 'Handbook pages' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Handbook pages' }).click();
  await expect(list.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityViolations(page)).toEqual([]);
  await list.getByRole('link', { name: 'Steps' }).click();
  await expect(page).toHaveURL('/handbook/blocks/steps');
  await expect(list).toBeHidden();
});
