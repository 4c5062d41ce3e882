import { expect, type Page, test } from '@playwright/test';
import { fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, reactRuns } from '../../support/page';

/** What Chromium's own tools call "Slow 3G": bytes a second, milliseconds. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
    latency: 400,
  });
}

test('on a slow network, everything that needs no script works while the scripts load', async ({ page }) => {
  const errors = collectErrors(page);
  await slowNetwork(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/contact', { waitUntil: 'commit' });
  const question = page.locator('summary').first();
  await question.click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await reactRuns(page);
  // What the visitor has opened stays open.
  await expect(page.locator('details').first()).toHaveAttribute('open');
  expect(errors).toEqual([]);
});

test('on a slow network, a press of the theme button is not lost', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await slowNetwork(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('header').first().getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on a slow network, what is typed before the scripts are there is kept when they take over', async ({ page }) => {
  await slowNetwork(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const contact = await fillContactForm(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await reactRuns(page);
  await expect(contact.name).toHaveValue(visitor.name);
  await expect(contact.interest).toHaveValue('support');
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(contact.agreement).toBeChecked();
  await expect(contact.submit).toBeEnabled();
});
