import { expect, test } from '@playwright/test';
import { navigationTargets } from '../../src/site/navigation';
import { DESKTOP, PHONE } from '../support/page';

test.use({ javaScriptEnabled: false });

test('the menus open with a mouse, and their links work', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  const link = page.getByRole('link', { name: /^Cloud Solutions/ });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Solutions' }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/cloud-infrastructure');
});

test('the menus open with the keyboard', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Resources' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^About From card payments/ })).toBeFocused();
});

test('the header has a background once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header').first();
  await expect(header).toHaveCSS('background-color', /, 0\)$/);
  await page.mouse.wheel(0, 900);
  await expect(header).toHaveCSS('background-color', /0\.88\)$/);
});

test('the drawer opens, closes on Escape, and its links work', async ({ page }) => {
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
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test('every page of the navigation is linked from any page', async ({ page }) => {
  await page.goto('/terms');
  const targets = navigationTargets();
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) {
    expect(await page.locator(`a[href="${target}"]`).count(), target).toBeGreaterThan(0);
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('nothing is hidden until a script reveals it', async ({ page }) => {
    await page.goto('/');
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
    expect(opacities.length).toBeGreaterThan(5);
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
});
