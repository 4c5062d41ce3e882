import { expect } from '@playwright/test';
import { AFTER_PAYMENT_ANCHOR, redirectingRoutes } from '../../src/config/paths';
import { strings } from '../../src/facts/strings';
import { accessibilityViolations } from '../support/accessibility';
import { builtPage, twoStaticPages } from '../support/builtPages';
import { largeTextOverflow, overflow } from '../support/overflow';
import { endWait, holdRequests } from '../support/page';
import { test } from '../support/test';

const [PAGE] = twoStaticPages();

/** The headline that a page has without JavaScript. */
const headlineOf = (route: string) => builtPage(route).$('main h1').last().text();

test('/subscription-success redirects to sign-in, which says what to do about a payment only to visitors who come from one', async ({
  page,
}) => {
  const section = page.locator(`#${AFTER_PAYMENT_ANCHOR}`);
  expect((await page.goto('/subscription-success?session_id=forged'))?.status()).toBe(200);
  await expect(page).toHaveURL(`/auth#${AFTER_PAYMENT_ANCHOR}`);
  await expect(section).toBeInViewport();
  await expect(page.getByText(strings.subscriptionActivated.title)).toHaveCount(0);
  await page.goto('/subscription-success');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf('/auth'));
  await expect(section).toBeHidden();
});

test('/auth/callback says that it is authenticating, and replaces itself with the home page', async ({ page }) => {
  await page.goto(PAGE);
  const release = await holdRequests(page, '**/assets/js/**');
  expect((await page.goto('/auth/callback', { waitUntil: 'commit' }))?.status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: strings.authenticating })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: strings.errorHome })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  release();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
});

test('/auth/callback?error= shows the error screen in both themes and at 320 px, with a link to the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByText(strings.authenticationFailed)).toBeVisible();
  // The text for visitors without scripts stays hidden.
  await endWait(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.authenticationError);
  await expect(page.getByText(strings.authenticationFailed)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(await largeTextOverflow(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: strings.errorHome }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of redirectingRoutes) {
    test(`${route} claims nothing and links to the home page`, async ({ page }) => {
      await page.goto(`${route}?session_id=forged`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf(route));
      await page.getByRole('main').locator('a[href="/"]:visible').click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('without its scripts, the callback page shows its text after ten seconds', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/auth/callback');
  await endWait(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf('/auth/callback'));
});

test('where only React fails, the callback page shows the error screen', async ({ page, pageErrors }) => {
  await page.route('**/assets/js/island-*', (route) => route.abort());
  await page.goto('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.errorTitle);
  await expect(page.getByRole('main').getByRole('link', { name: strings.errorHome })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')]);
});
