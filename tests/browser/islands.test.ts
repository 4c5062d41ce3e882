import { expect, type Page } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { company } from '../../src/facts/company';
import { formStrings, writeInstead } from '../../src/facts/formStrings';
import { chat } from '../../src/facts/strings';
import { pageWith, routesWith } from '../support/builtPages';
import { fillForm, visitor } from '../support/enquiryForms';
import { DESKTOP, endWait, holdRequests, reactRuns, rewritePage } from '../support/page';
import { test } from '../support/test';

const HAS_QUESTIONS = routesWith('[data-questions] details').includes('/contact');
const CHAT_PAGE = pageWith(`figcaption:contains("${chat.window}")`);

test.use({ viewport: DESKTOP, colorScheme: 'light' });

/** What is shown where a form cannot be sent. */
const help = (page: Page, kind = 'contact') =>
  page.locator(`#${kind}-form`).getByRole('status').filter({ hasText: writeInstead.before });

async function expectHelp(page: Page, kind = 'contact'): Promise<void> {
  await expect(help(page, kind).getByRole('link', { name: company.email })).toBeVisible();
  const prepared = help(page, kind).getByRole('link', { name: writeInstead.preparedMail });
  await expect(prepared).toHaveAttribute('href', /^mailto:.*body=Name/);
}

test('what a visitor opens and types before the scripts arrive stays when they run', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/{js,css}/**');
  await page.goto('/contact', { waitUntil: 'commit' });
  if (HAS_QUESTIONS) await page.locator('[data-questions] summary').first().click();
  const contact = await fillForm(page);
  // React would not render this attribute again.
  await contact.form.locator('form').evaluate((form) => form.setAttribute('data-served', ''));
  // The browser itself asks for the agreement.
  await contact.agreement.uncheck();
  await contact.submit.click();
  await expect(contact.agreement).toBeFocused();
  await contact.agreement.check();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

  release();
  await reactRuns(page);
  await endWait(page);
  await expect(help(page)).toBeHidden();
  if (HAS_QUESTIONS) await expect(page.locator('[data-questions] details').first()).toHaveAttribute('open');
  await expect(contact.name).toHaveValue(visitor.name);
  await expect(contact.interest).toHaveValue(visitor.interest.value);
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(contact.agreement).toBeChecked();
  await expect(contact.submit).toBeEnabled();
  await expect(contact.discard).toBeVisible();
  await expect(contact.form.locator('form')).toHaveAttribute('data-served');
});

test('a button that is pressed before its island is hydrated is pressed once when it is, even if it was translated', async ({
  page,
  requestsElsewhere,
}) => {
  const release = await holdRequests(page, '**/assets/js/island*');
  await page.goto(CHAT_PAGE);
  const button = page.getByRole('button', { name: chat.open });
  await button.click();
  await button.evaluate((element) => element.replaceChildren('Ouvrir le chat'));
  release();
  await expect(page.getByText(chat.opening)).toBeVisible();
  await expect
    .poll(() => requestsElsewhere.filter((address) => address === thirdParties.chat.scriptUrl).length)
    .toBe(1);
});

for (const [name, pattern] of [
  ['without the small script of every page, a form', '**/assets/js/boot.*'],
  ['without the script of all islands, a form', '**/assets/js/islands.*'],
  ['without the script of the form, it', '**/assets/js/island-*'],
  ['without the stylesheet and the scripts, a form', '**/assets/{js,css}/**'],
  ['a form that cannot render', '**/contact'],
] as const) {
  test(`${name} keeps what is typed, sends nothing, and says where to write`, async ({ page, pageErrors }) => {
    const isPage = pattern === '**/contact';
    const broken = page.waitForRequest(pattern);
    if (isPage) await rewritePage(page, pattern, (html) => html.replace('"kind":"contact"', '"kind":"none"'));
    else await page.route(pattern, (route) => route.abort());
    await page.goto('/contact');
    const { form, submit, message, agreement } = await fillForm(page);
    // Dispatched, because a button that is already hidden cannot be clicked.
    await submit.dispatchEvent('click');
    await broken;
    if (isPage) await page.waitForSelector('[data-island-failed]', { state: 'attached' });
    await endWait(page);
    await expectHelp(page);
    await expect(form.getByText(formStrings.notLoaded)).toBeVisible();
    await expect(form.getByText(formStrings.submittedEarly)).toBeHidden();
    await expect(submit).toBeHidden();
    await expect(message).toHaveValue(visitor.message);
    // Nothing covers the fields.
    await agreement.uncheck();
    await expect(page).toHaveURL('/contact');
    // The console says why React did not start.
    pageErrors.length = 0;
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
      await expectHelp(page, kind);
      await expect(frame.locator('form')).toBeHidden();
    }
  });
});
