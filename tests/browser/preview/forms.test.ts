import { expect, type Locator, type Page } from '@playwright/test';
import { successMessages } from '../../../src/site/sendMessages';
import {
  contactForm,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
} from '../../support/enquiryForms';
import { test } from '../../support/preview';

const SENTENCE = '"This is a preview: the form sends nothing."';

/** Returns the requests of a page that could carry an enquiry, as they are made. */
function requestsThatSend(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== '127.0.0.1') found.push(request.url());
  });
  return found;
}

const sentenceOf = (form: Locator) => form.evaluate((element) => getComputedStyle(element, '::before').content);

test.beforeEach(({ page }) => skipMinimumFillTime(page));

test('the contact form says that it sends nothing, sends nothing, and goes on as if it had', async ({ page }) => {
  await openContact(page);
  const sent = requestsThatSend(page);
  expect(await sentenceOf(page.locator('main form'))).toBe(SENTENCE);
  await fillContactForm(page);
  await contactForm(page).submit.click();
  await expect(contactForm(page).success).toBeFocused();
  expect(sent).toEqual([]);
});

test('the assessment form does the same', async ({ page }) => {
  const { submit } = await openFilledAssessment(page);
  const sent = requestsThatSend(page);
  expect(await sentenceOf(page.locator('main form'))).toBe(SENTENCE);
  await submit.click();
  await expect(page.getByRole('region', { name: successMessages.assessment.title })).toBeFocused();
  expect(sent).toEqual([]);
});
