import { expect, test } from '@playwright/test';
import { allRoutes } from '../../../lib/builtRoutes';
import { collectErrors, DESKTOP, movePointer, PHONE } from '../../support/page';
import { collectViolations } from '../../support/violations';

/** These lead on by script at once: account.test.ts says where, and that nothing goes wrong. */
const LEADING_ON = ['/auth/callback', '/subscription-success'];

for (const route of allRoutes('build').filter((route) => !LEADING_ON.includes(route))) {
  test(`${route}: menus, questions, theme and drawer violate no policy`, async ({ page }) => {
    const violations = await collectViolations(page);
    const errors = collectErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    await page.goto(route);
    await movePointer(page);

    const header = page.locator('header').first();
    for (const menu of ['Solutions', 'Capabilities', 'Resources']) {
      await header.getByRole('button', { name: menu }).hover();
      await expect(header.getByRole('button', { name: menu })).toHaveAttribute('aria-expanded', 'true');
    }
    await page.mouse.move(5, 880);
    await header.getByRole('button', { name: 'Switch between light and dark' }).click();
    for (const question of await page.locator('summary').all()) await question.click();

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const target = route === '/team' ? 'Careers' : 'Team';
    await page.getByRole('dialog').getByRole('link', { name: target, exact: true }).click();
    await expect(page).toHaveURL(`/${target.toLowerCase()}`);

    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('an unknown address violates no policy either', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(violations).toEqual([]);
});

test('a page is prerendered when the visitor points at its link, which the policy lets happen', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/about');
  const prerendered = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return pathname === '/team' && request.headers()['sec-purpose']?.includes('prerender') === true;
  });
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).hover();
  await prerendered;
  expect(violations).toEqual([]);
});
