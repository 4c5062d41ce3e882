import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { collectErrors, endWait } from '../support/page';

for (const address of ['/subscription-success', '/subscription-success?session_id=forged']) {
  test(`${address} leads to sign-in, because nobody is signed in, and claims nothing`, async ({ page }) => {
    const errors = collectErrors(page);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in is not open yet');
    await expect(page.getByText('Subscription Activated')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('/auth/callback says that it is authenticating and leads home after 1.5 seconds, without a way back', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/about');
  expect((await page.goto('/auth/callback'))?.status()).toBe(200);
  const status = page.getByRole('status').filter({ hasText: 'Authenticating' });
  await expect(status).toBeVisible();
  const seenAt = Date.now();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await expect(page).toHaveURL('/');
  expect(Date.now() - seenAt).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(errors).toEqual([]);
});

test('/auth/callback?error= shows the error screen in both themes and at 320 px, and its button leads home', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error');
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, words] of [
    ['/auth/callback', 'You have not been signed in'],
    ['/subscription-success?session_id=forged', 'If you have just paid, thank you'],
  ] as const) {
    test(`${address} says what is true and leads home`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('where the scripts cannot be fetched, the callback page shows its words after a moment', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/auth/callback');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Authenticating');
  await endWait(page);
  await expect(headline).toHaveText('You have not been signed in');
});
