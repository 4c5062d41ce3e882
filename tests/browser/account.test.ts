import { expect, test } from '@playwright/test';
import { accessibilityViolations, collectErrors, endWait, excessWidth, holdRequests } from '../support/page';

for (const address of ['/subscription-success', '/subscription-success?session_id=forged']) {
  test(`${address} redirects to sign-in, because nobody is signed in, and claims nothing`, async ({ page }) => {
    const errors = collectErrors(page);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in is not open yet');
    await expect(page.getByText('Subscription Activated')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('/auth/callback says that it is authenticating, and replaces itself with the home page', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/about');
  const release = await holdRequests(page, '**/assets/js/**');
  expect((await page.goto('/auth/callback', { waitUntil: 'commit' }))?.status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'Authenticating' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  release();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(errors).toEqual([]);
});

test('/auth/callback?error= shows the error screen in both themes and at 320 px, with a link to the home page', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error');
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, headline] of [
    ['/auth/callback', 'You have not been signed in'],
    ['/subscription-success?session_id=forged', 'If you have just paid, thank you'],
  ] as const) {
    test(`${address} claims nothing and links to the home page`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('without its scripts, the callback page shows its text after ten seconds', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/auth/callback');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Authenticating');
  await endWait(page);
  await expect(headline).toHaveText('You have not been signed in');
});
