import { expect, test } from '@playwright/test';
import { strings } from '../../../src/facts/strings';
import { routesWith } from '../../support/builtPages';
import { fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, holdRequests, reactRuns, scriptRuns } from '../../support/page';

const HAS_QUESTIONS = routesWith('[data-questions] details').includes('/contact');

test.use({ viewport: DESKTOP, colorScheme: 'light' });

test('what a visitor opens and types before the scripts arrive stays when they run', async ({ page }) => {
  const errors = collectErrors(page);
  const release = await holdRequests(page, '**/assets/{js,css}/**');
  await page.goto('/contact', { waitUntil: 'commit' });
  if (HAS_QUESTIONS) await page.locator('[data-questions] summary').first().click();
  const contact = await fillContactForm(page);
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
  if (HAS_QUESTIONS) await expect(page.locator('[data-questions] details').first()).toHaveAttribute('open');
  await expect(contact.name).toHaveValue(visitor.name);
  await expect(contact.interest).toHaveValue(visitor.interest.value);
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(contact.agreement).toBeChecked();
  await expect(contact.submit).toBeEnabled();
  await expect(contact.discard).toBeVisible();
  await expect(contact.form.locator('form')).toHaveAttribute('data-served');
  expect(errors).toEqual([]);
});

test('pressing the theme button before the script arrives is remembered', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('header').first().getByRole('button', { name: strings.switchTheme }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  release();
  await scriptRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
