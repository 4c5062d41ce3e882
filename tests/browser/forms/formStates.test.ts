import { expect, type Locator, type Page } from '@playwright/test';
import { type EnquiryKind, formAnchors } from '../../../src/config/forms';
import { failureMessages, formStrings, type Message, successMessages } from '../../../src/facts/formStrings';
import { accessibilityViolations } from '../../support/accessibility';
import { openFilledForm, visitor } from '../../support/enquiryForms';
import { overflow } from '../../support/overflow';
import { holdRequests } from '../../support/page';
import { MAIL_URL, test } from '../../support/test';

const WIDTHS = [1280, 320];

/** Windows in which a toast could cover the same message below the button. */
const SIZES = [
  [640, 360],
  [320, 568],
  [1280, 800],
] as const;

/** Waits for a toast with exactly this text. */
async function expectToast(page: Page, { title, text }: Message): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the elements has no box.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Checks the form and its toasts. */
async function check(page: Page, kind: EnquiryKind, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${state}, at ${width} px`).toEqual([]);
  }
  // The rest of the page is checked in `routes.test.ts`.
  expect(await accessibilityViolations(page, `#${formAnchors[kind]}, ol[data-preset]`), state).toEqual([]);
}

for (const kind of ['contact', 'assessment'] as const) {
  test(`every state of the ${kind} form is accessible and fits`, async ({ page, context, service }) => {
    const { form, submit, success, email, errorSummary, problem } = await openFilledForm(page, kind);
    await email.fill('');
    await submit.click();
    await expect(errorSummary).toBeVisible();
    await check(page, kind, 'with mistakes');
    await errorSummary.getByRole('link').click();
    await expect(email).toBeFocused();
    expect(await overlap(page.locator(`label[for=${kind}-email]`), page.locator('header').first())).toBe(false);

    await email.fill(visitor.email);
    service.answer = { status: 500, text: 'no' };
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await submit.click();
      await expectToast(page, failureMessages[kind].other);
      await expect(problem).toBeInViewport({ ratio: 1 });
      const toast = page.getByRole('listitem').filter({ hasText: failureMessages[kind].other.text });
      expect(await overlap(toast, problem)).toBe(false);
    }
    await check(page, kind, 'failed');

    // The browser would answer with the route of a test, even offline.
    service.answer = 'aborted';
    await context.setOffline(true);
    await submit.click();
    await expect(form.getByRole('status').filter({ hasText: formStrings.waiting })).toBeVisible();
    await check(page, kind, 'offline');

    service.answer = { status: 200, text: 'OK' };
    const answer = await holdRequests(page, MAIL_URL);
    await context.setOffline(false);
    // Visitors usually leave the pointer there.
    await submit.hover();
    await expect(submit).toHaveText(formStrings.sending);
    await check(page, kind, 'sending');

    answer();
    await expect(success).toBeVisible();
    await expectToast(page, successMessages[kind]);
    await check(page, kind, 'sent');
  });
}
