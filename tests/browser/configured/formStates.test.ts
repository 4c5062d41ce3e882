import { expect, type Page } from '@playwright/test';
import { formStrings } from '../../../src/facts/formStrings';
import { failureMessages, successMessages } from '../../../src/facts/sendMessages';
import { formTest as test } from '../../support/configured/site';
import { expectToast, openFilledAssessment, openFilledContact, visitor } from '../../support/enquiryForms';
import { accessibilityViolations, excessWidth } from '../../support/page';

const open = { contact: openFilledContact, assessment: openFilledAssessment };
const WIDTHS = [1280, 320];

/** Checks the form and its toasts. */
async function check(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excessWidth(page), `${state}, at ${width} px`).toBeLessThanOrEqual(0);
  }
  // The page as it is opened is checked in `routes.test.ts`.
  expect(await accessibilityViolations(page), state).toEqual([]);
}

for (const kind of ['contact', 'assessment'] as const) {
  test(`every state of the ${kind} form is accessible and fits`, async ({ page, context, service }) => {
    const { form, submit, success } = await open[kind](page);
    const email = form.locator('[name=email]');

    await email.fill('');
    await submit.click();
    await expect(form.getByRole('region', { name: formStrings.errorSummary })).toBeVisible();
    await check(page, 'with mistakes');

    await email.fill(visitor.email);
    service.answer = { status: 500, text: 'no' };
    await submit.click();
    await expectToast(page, failureMessages[kind].other);
    await check(page, 'failed');

    service.answer = { status: 200, text: 'OK' };
    await context.setOffline(true);
    await submit.click();
    await expect(form.getByRole('status').filter({ hasText: formStrings.waiting })).toBeVisible();
    await check(page, 'offline');

    const answer = service.hold();
    await context.setOffline(false);
    await expect.poll(() => service.mails.length).toBe(2);
    // Visitors usually leave the pointer there.
    await submit.hover();
    await expect(submit).toHaveText(formStrings.sending);
    await check(page, 'sending');

    answer();
    await expect(success).toBeVisible();
    await expectToast(page, successMessages[kind]);
    await check(page, 'sent');
  });
}
