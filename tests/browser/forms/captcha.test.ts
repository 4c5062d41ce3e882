import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { contentSecurityPolicy } from '../../../plugins/post-build/contentSecurityPolicy';
import { thirdParties } from '../../../src/config/thirdParties';
import { captcha, formStrings } from '../../../src/facts/formStrings';
import { fillForm, openForm } from '../../support/enquiryForms';
import { holdRequests, PHONE, pageRests, rewritePage } from '../../support/page';
import { standInMail } from '../../support/standIns';
import { test } from '../../support/test';

const KEY = 'a'.repeat(40);

/** Stands in for Google's script: makes HTML with a policy of its own, as the real one does, and shows a box in a frame. */
const GOOGLE_SCRIPT = `
const policy = trustedTypes.createPolicy("google#1", {createHTML: (html) => html});
let answer = "", number = 0;
window.grecaptcha = {
  render(element, settings) {
    element.innerHTML = policy.createHTML('<iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor"></iframe>');
    answer = "";
    window.onmessage = () => { number += 1; answer = "answer-" + number; };
    return 0;
  },
  getResponse: () => answer,
  reset: () => { answer = ""; },
};
captchaReady();`;
const FRAME = '<button onclick="parent.postMessage(1, \'*\')">I am not a robot</button>';

/** Turns the configured site, which has no CAPTCHA, into one that was built with a key. */
async function useCaptcha(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const mailSettings = { ...standInMail, captchaSiteKey: KEY };
  await rewritePage(page, /\/contact$/, (html) => {
    const $ = load(html, { scriptingEnabled: false });
    $('[data-island=EnquiryForm]').attr('data-props', JSON.stringify({ kind: 'contact', mailSettings }));
    $('meta[http-equiv="Content-Security-Policy"]').attr('content', contentSecurityPolicy($, { mailSettings }));
    return $.html();
  });
  await page.route('https://www.google.com/**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    requests.push(origin + pathname);
    const isFrame = pathname === '/recaptcha/api2/anchor';
    await route.fulfill({
      contentType: isFrame ? 'text/html' : 'text/javascript',
      body: isFrame ? FRAME : GOOGLE_SCRIPT,
    });
  });
  return requests;
}

test('the CAPTCHA loads with the first touch, and an enquiry waits until it has loaded and is ticked', async ({
  page,
  service,
}) => {
  await page.setViewportSize(PHONE);
  const requests = await useCaptcha(page);
  const release = await holdRequests(page, `${thirdParties.captcha.scriptUrl}*`);
  const contact = await openForm(page);
  await pageRests(page);
  expect(requests).toEqual([]);
  await fillForm(page);
  await contact.submit.click();
  await expect(contact.submit).toHaveText(formStrings.sending);
  release();
  const box = contact.form.frameLocator('iframe').getByRole('button');
  await expect(box).toBeVisible();
  expect(requests[0]).toBe(thirdParties.captcha.scriptUrl);
  const alert = contact.form.getByRole('alert').filter({ hasText: captcha.missing });
  await expect(alert).toBeVisible();
  await expect(contact.form.locator('iframe')).toBeFocused();
  expect(service.mails).toEqual([]);

  await box.click();
  service.answer = { status: 500, text: 'Internal Server Error' };
  await contact.submit.click();
  await expect(alert).toBeHidden();
  await expect.poll(() => service.mails.length).toBe(1);
  await expect(contact.submit).toBeEnabled();

  // A token is valid for one request.
  await contact.submit.click();
  await expect(alert).toBeVisible();
  service.answer = { status: 200, text: 'OK' };
  await box.click();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  const answers = service.mails.map(({ template_params }) => template_params['g-recaptcha-response']);
  expect(answers).toEqual(['answer-1', 'answer-2']);
});

test('a CAPTCHA that is lost when React renders the form anew is shown again', async ({ page, service }) => {
  await useCaptcha(page);
  const contact = await openForm(page);
  await fillForm(page);
  const box = contact.form.frameLocator('iframe').getByRole('button');
  await box.click();
  await contact.form.locator('div:has(> iframe)').evaluate((host) => host.remove());
  await contact.submit.click();
  await box.click();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails.map(({ template_params }) => template_params['g-recaptcha-response'])).toEqual(['answer-2']);
});

test('where Google cannot be reached, the form says so and can be sent', async ({ page, service }) => {
  await useCaptcha(page);
  await page.route('https://www.google.com/**', (route) => route.abort());
  const contact = await openForm(page);
  await fillForm(page);
  await expect(contact.form.getByRole('alert').filter({ hasText: captcha.unavailable })).toBeVisible();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params).not.toHaveProperty('g-recaptcha-response');
});
