import { expect, test } from '@playwright/test';
import { company } from '../../../src/site/company';
import { contactForm, fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, endWait, movePointer, reactRuns } from '../../support/page';

for (const [name, pattern] of [
  ['small script of every page', '**/assets/js/boot.*'],
  ['main bundle', '**/assets/js/main.*'],
  ['runtime', '**/assets/js/runtime*'],
  ['code of the page', /\/assets\/js\/(?!main|runtime)/],
  ['stylesheet and the scripts', '**/assets/{js,css}/**'],
] as const) {
  test.describe(`without the ${name}`, () => {
    test.beforeEach(({ page }) => page.route(pattern, (route) => route.abort()));

    test('a page can be read, its menus open and its links lead on', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto('/about');
      await movePointer(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Solutions' }).hover();
      await page.getByRole('link', { name: /^Cloud Solutions/ }).click();
      await expect(page).toHaveURL('/cloud-infrastructure');
      await page.goto('/pricing');
      await page.locator('summary').first().click();
      await expect(page.locator('details').first()).toHaveAttribute('open');
    });

    test('a form keeps what is typed, sends nothing, and says where to write', async ({ page }) => {
      await page.goto('/contact');
      const contact = await fillContactForm(page);
      await contact.submit.click();
      await endWait(page);
      const help = contact.form.getByRole('status').filter({ hasText: 'The form is not ready' });
      await expect(help).toBeVisible();
      await expect(help.getByRole('link', { name: company.email })).toBeVisible();
      const prepared = await help.getByRole('link', { name: 'open a prepared e-mail' }).getAttribute('href');
      expect(prepared).toMatch(/^mailto:.*body=Name/);
      await expect(contact.message).toHaveValue(visitor.message);
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('a form that React takes over never shows the way around it, and nothing moves', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/contact');
  const help = contactForm(page).form.getByText('The form is not ready');
  await expect(help).toBeHidden();
  await reactRuns(page);
  await expect(help).toBeHidden();
  expect(errors).toEqual([]);
});
