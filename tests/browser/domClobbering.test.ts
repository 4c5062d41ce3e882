import { expect } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { replaceThirdParties, formTest as test } from '../support/configured/site';
import { fillContactForm, openContact } from '../support/enquiryForms';

/** What our scripts and libraries keep on the window. An element with such an id would be its value. */
const NAMES = ['captchaReady', 'dataLayer', 'docusaurus', 'grecaptcha', 'gtag'] as const;

test('no element of a page answers for a script: consent loads analytics, and the form sends', async ({
  page,
  context,
  service,
}) => {
  const requests = await replaceThirdParties(context);
  await context.clearCookies();
  const links = NAMES.map((name) => `<a id="${name}" href="/planted">${name}</a>`).join('');
  await page.route(/\/contact$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id=__docusaurus>', `${links}<div id=__docusaurus>`);
    await route.fulfill({ response, body });
  });
  const contact = await openContact(page);
  await expect(page.locator('#dataLayer')).toBeAttached();
  await page.locator('[data-consent=agree]').click();
  await expect.poll(() => requests).toContain(thirdParties.analytics.scriptUrl);
  await fillContactForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});
