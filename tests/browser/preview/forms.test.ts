import { expect, type Page, test } from '@playwright/test';
import { openFilledForm } from '../../support/enquiryForms';

const SENTENCE = '"This is a preview: the form sends nothing."';

/** Returns the requests of a page that could carry an enquiry, as they are made. */
function requestsThatSend(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== '127.0.0.1') found.push(request.url());
  });
  return found;
}

for (const kind of ['contact', 'assessment'] as const) {
  test(`the ${kind} form says that it sends nothing, sends nothing, and goes on as if it had`, async ({ page }) => {
    const sent = requestsThatSend(page);
    const { form, submit, success } = await openFilledForm(page, kind);
    const sentence = await form.locator('form').evaluate((element) => getComputedStyle(element, '::before').content);
    expect(sentence).toBe(SENTENCE);
    await submit.click();
    await expect(success).toBeFocused();
    expect(sent).toEqual([]);
  });
}
