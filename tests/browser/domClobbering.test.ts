import { expect, type Page } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { twoStaticPages } from '../support/builtPages';
import { formTest, test } from '../support/configured/site';
import { replaceThirdParties } from '../support/configured/thirdParties';
import { fillContactForm, openContact } from '../support/enquiryForms';
import { DESKTOP, scriptRuns } from '../support/page';

const [PAGE] = twoStaticPages();
/** What our scripts and libraries keep on the window. An element with such an id would be its value. */
const NAMES = ['captchaReady', 'dataLayer', 'docusaurus', 'grecaptcha', 'gtag'] as const;

/** Puts a link into every page for each name. */
async function plant(page: Page): Promise<void> {
  const links = NAMES.map((name) => `<a id="${name}" href="/planted">${name}</a>`).join('');
  await page.route(
    (url) => [PAGE, '/contact'].includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id=__docusaurus>', `${links}<div id=__docusaurus>`);
      await route.fulfill({ response, body });
    },
  );
}

test('no element of a page answers for a script: the page stays, and consent loads analytics', async ({
  page,
  context,
}) => {
  const requests = await replaceThirdParties(context);
  await context.clearCookies();
  await plant(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await scriptRuns(page);
  await expect(page.locator('#dataLayer')).toBeAttached();
  await page.mouse.move(300, 300);
  await page.locator('[data-consent=agree]').click();
  await expect.poll(() => requests).toContain(thirdParties.analytics.scriptUrl);
  await expect(page).toHaveURL(PAGE);
});

formTest('no element of a page answers for a script: the form sends', async ({ page, service }) => {
  await plant(page);
  const contact = await openContact(page);
  await expect(page.locator('#dataLayer')).toBeAttached();
  await fillContactForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});
