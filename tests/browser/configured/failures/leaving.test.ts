import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../lib/browser';
import { refuseAnalytics } from '../../../support/configured/mail';
import { test } from '../../../support/configured/site';
import { contactForm, fillContactForm, openContact, skipMinimumFillTime, visitor } from '../../../support/enquiryForms';
import { MailService } from '../../../support/mailService';

const unconfirmed = (page: Page) =>
  contactForm(page).form.getByText('You submitted this message, but the page was left');

test.describe('a page that is left before the answer comes', () => {
  test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));
  test.beforeEach(({ page }) => skipMinimumFillTime(page));

  test('offline: the message is there on return, with a word about it, and goes once', async ({ page, context }) => {
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await context.setOffline(true);
    await contact.submit.click();
    await expect(contact.form.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await expect(unconfirmed(page)).toBeHidden();
    // A page that was never opened cannot be opened offline: the browser says so, and what waited is gone.
    await expect(page.goto('/about')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await page.waitForURL('chrome-error://chromewebdata/');
    await context.setOffline(false);

    await openContact(page);
    await expect(unconfirmed(page)).toBeVisible();
    await expect(contact.message).toHaveValue(visitor.message);
    await contact.agreement.check();
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    await expect(unconfirmed(page)).toBeHidden();
    expect(service.mails).toHaveLength(1);

    await page.reload();
    await openContact(page);
    await expect(unconfirmed(page)).toBeHidden();
  });

  test('while it sends: the next attempt carries the same reference', async ({ page }) => {
    const service = await MailService.at(page);
    service.answer = 'hang';
    await openContact(page);
    await (await fillContactForm(page)).submit.click();
    await expect.poll(() => service.mails.length).toBe(1);
    await page.goto('/about');

    service.answer = { status: 200, text: 'OK' };
    await openContact(page);
    await expect(unconfirmed(page)).toBeVisible();
    const contact = contactForm(page);
    await contact.message.pressSequentially(' More.');
    await expect(unconfirmed(page)).toBeVisible();
    await contact.agreement.check();
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    const [first, second] = service.mails.map(({ template_params }) => template_params.reference);
    expect(second).toBe(first);
  });

  test('a failure that was told is not told again, and a discarded draft is not mentioned', async ({ page }) => {
    const service = await MailService.at(page);
    service.answer = { status: 500, text: 'no' };
    await openContact(page);
    const contact = await fillContactForm(page);
    await contact.submit.click();
    await expect(page.getByText('Message not sent', { exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('draft:contact')))
      .toContain('"isSubmitted":false');
    await openContact(page);
    await expect(contact.message).toHaveValue(visitor.message);
    await expect(unconfirmed(page)).toBeHidden();
  });
});

test('the real back/forward cache: a form that was left while it sent comes back with its words and can send', async ({
  servedOrigin,
}) => {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: servedOrigin });
  await refuseAnalytics(context, servedOrigin);
  const page = await context.newPage();
  await skipMinimumFillTime(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const service = await MailService.at(page);
  service.answer = 'hang';
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);

  await expect(contact.submit).toHaveText('Submit');
  await expect(contact.message).toHaveValue(visitor.message);
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  await browser.close();
});
