import { expect, test } from '@playwright/test';
import { navigationTargets } from '../../src/site/navigation';
import { DESKTOP, PHONE } from '../support/page';

test.use({ javaScriptEnabled: false });

test('the menus open under the pointer and lead on', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  const link = page.getByRole('link', { name: /^Cloud Solutions/ });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Solutions' }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/cloud-infrastructure');
});

test('the menus open for the keyboard', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Resources' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^About From card payments/ })).toBeFocused();
});

for (const route of ['/', '/about']) {
  test(`the scrolled header of ${route} has a ground`, async ({ page }) => {
    await page.goto(route);
    await page.mouse.wheel(0, 900);
    const header = page.locator('header').first();
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toMatch(/0\.88\)$/);
  });
}

test('the drawer opens, closes on Escape, and leads on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Computer Repair' }).click();
  await expect(page).toHaveURL('/computer-repair');
});

test('questions open one at a time and close again', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test('every page of the navigation is linked from any page', async ({ page }) => {
  await page.goto('/terms');
  for (const target of navigationTargets()) {
    expect(await page.locator(`a[href="${target}"]`).count(), target).toBeGreaterThan(0);
  }
});

test('nothing waits for a script to be seen', async ({ page }) => {
  await page.goto('/');
  const hidden = await page
    .locator('[data-reveal]')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length);
  expect(hidden).toBe(0);
});
