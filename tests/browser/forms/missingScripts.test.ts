import { expect, test } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { formStrings } from '../../../src/facts/formStrings';
import { contactForm, fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, endWait, overlaps, reactRuns } from '../../support/page';

test.use({ viewport: DESKTOP });

for (const [name, pattern] of [
  ['small script of every page', '**/assets/js/boot.*'],
  ['script of all islands', '**/assets/js/islands.*'],
  ['script of the form', '**/assets/js/island-*'],
  ['stylesheet and the scripts', '**/assets/{js,css}/**'],
] as const) {
  test(`without the ${name}, a form keeps what is typed, sends nothing, and says where to write`, async ({ page }) => {
    const aborted: string[] = [];
    await page.route(pattern, (route) => {
      aborted.push(route.request().url());
      return route.abort();
    });
    await page.goto('/contact');
    const contact = await fillContactForm(page);
    // As a press, which a button that is already hidden does not get.
    await contact.submit.dispatchEvent('click');
    await expect.poll(() => aborted.length).toBeGreaterThan(0);
    await endWait(page);
    const help = contact.form.getByRole('status').filter({ hasText: formStrings.notLoaded });
    await expect(help).toBeVisible();
    await expect(contact.form.getByText(formStrings.submittedEarly)).toBeHidden();
    await expect(contact.submit).toBeHidden();
    expect(await overlaps(help, contact.form.locator('input:visible, textarea, select'))).toEqual([]);
    await expect(help.getByRole('link', { name: company.email })).toBeVisible();
    const prepared = help.getByRole('link', { name: formStrings.preparedMail });
    await expect(prepared).toHaveAttribute('href', /^mailto:.*body=Name/);
    await expect(contact.message).toHaveValue(visitor.message);
    await expect(page).toHaveURL('/contact');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms say so, offer a prepared mail, and cannot be submitted', async ({ page }) => {
    for (const kind of ['contact', 'assessment']) {
      await page.goto(`/${kind}`);
      const frame = page.locator(`#${kind}-form`);
      await expect(frame.getByText(formStrings.withoutScript)).toBeVisible();
      await expect(frame.getByText(formStrings.notLoaded)).toBeHidden();
      const help = frame.getByRole('status').filter({ hasText: formStrings.writeInstead });
      await expect(help.getByRole('link', { name: company.email })).toBeVisible();
      await expect(help.getByRole('link', { name: formStrings.preparedMail })).toHaveAttribute(
        'href',
        /^mailto:.*body=Name/,
      );
      await expect(frame.locator('form')).toBeHidden();
    }
  });
});

test('a form that React takes over never says that it is not ready', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/contact');
  const help = contactForm(page).form.getByText(formStrings.notLoaded);
  await expect(help).toBeHidden();
  await reactRuns(page);
  await endWait(page);
  await expect(help).toBeHidden();
  expect(errors).toEqual([]);
});
