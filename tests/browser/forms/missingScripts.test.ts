import { expect, test } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { formStrings } from '../../../src/facts/formStrings';
import { menus } from '../../../src/facts/navigation';
import { pageWith } from '../../support/builtPages';
import { contactForm, fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, endWait, movePointer, overlaps, reactRuns } from '../../support/page';

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

test('without any script, a page can be read, its menus and questions open and its links work', async ({ page }) => {
  await page.route('**/assets/{js,css}/**', (route) => route.abort());
  await page.goto('/');
  await movePointer(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.locator('header').first();
  await expect(header).toHaveCSS('background-color', /, 0\)$/);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toHaveCSS('background-color', /, 0\)$/);
  const [menu] = menus;
  await page.getByRole('button', { name: menu?.title, exact: true }).hover();
  await page.locator(`#menu-${menu?.id} a`).first().click();
  await expect(page).toHaveURL(menu?.groups[0]?.items[0]?.to ?? '');
  const route = pageWith('[data-questions] details');
  if (!route) return;
  await page.goto(route);
  await page.locator('[data-questions] summary').first().click();
  await expect(page.locator('[data-questions] details').first()).toHaveAttribute('open');
});

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
