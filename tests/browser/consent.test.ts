import { type BrowserContext, expect, type Page } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { consentStrings } from '../../src/facts/storage';
import { accessibilityViolations } from '../support/accessibility';
import { twoStaticPages } from '../support/builtPages';
import { openFilledForm } from '../support/enquiryForms';
import { DESKTOP, isFocusInView, movePointer, PHONE, pageRests, rewritePage } from '../support/page';
import { STAND_IN_MEASUREMENT_ID } from '../support/standIns';
import { test } from '../support/test';

/** A window of 1280 by 1024 at a zoom of 400 %. */
const ENLARGED = { width: 320, height: 256 };

test.use({ storageState: { cookies: [], origins: [] } });

const [PAGE, OTHER_PAGE] = twoStaticPages();

/** What our scripts and libraries keep on the window. An element with such an id would be its value (DOM clobbering). */
const CLOBBERED = ['captchaReady', 'dataLayer', 'docusaurus', 'grecaptcha', 'gtag'];

const question = (page: Page) => page.getByRole('region', { name: consentStrings.title });

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

/** Opens a page and makes the first interaction, which shows the question. */
async function openAndInteract(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await movePointer(page);
}

test('nothing is loaded and no cookie is set before an answer, nor after a refusal, which is stored for a year', async ({
  page,
  context,
  requestsElsewhere,
}) => {
  await openAndInteract(page, PAGE);
  await expect(question(page)).toBeVisible();
  await pageRests(page);
  expect(await cookieNames(context)).toEqual([]);

  const agree = await question(page).getByRole('button', { name: consentStrings.agree }).boundingBox();
  const refuse = await question(page).getByRole('button', { name: consentStrings.refuse }).boundingBox();
  expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height]);
  await question(page).getByRole('button', { name: consentStrings.refuse }).click();
  await expect(question(page)).toBeHidden();

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'user_preferences', domain: '127.0.0.1', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await openAndInteract(page, OTHER_PAGE);
  await pageRests(page);
  await expect(question(page)).toBeHidden();
  expect(requestsElsewhere).toEqual([]);
});

test('consent loads Google Analytics on every page and counts enquiries; the footer withdraws it and deletes its cookies', async ({
  page,
  context,
  baseURL,
  requestsElsewhere,
  service,
}) => {
  const isDisabled = () => page.evaluate((id) => window[`ga-disable-${id}`], STAND_IN_MEASUREMENT_ID);
  const scriptLoads = () => requestsElsewhere.filter((address) => address === thirdParties.analytics.scriptUrl).length;
  const tracked = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer?.map((entry) => Array.from(entry as string[]))));
  await openAndInteract(page, `${PAGE}?code=secret#state`);
  await question(page).getByRole('button', { name: consentStrings.agree }).click();
  await expect.poll(scriptLoads).toBe(1);
  // Google's cookies are of this host only, so that they can be deleted, and it learns no query.
  expect(JSON.parse((await tracked()) ?? '')[1]).toEqual([
    'config',
    STAND_IN_MEASUREMENT_ID,
    { cookie_domain: 'none', page_location: `${baseURL}${PAGE}`, page_referrer: '' },
  ]);
  await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_ga_TEST123456', '_gat', '_gid', 'user_preferences']);

  const links = CLOBBERED.map((name) => `<a id="${name}" href="/planted">${name}</a>`).join('');
  await rewritePage(page, /\/contact$/, (html) =>
    html.replace('<div id=__docusaurus>', `${links}<div id=__docusaurus>`),
  );
  const contact = await openFilledForm(page);
  await expect(page.locator('#dataLayer')).toBeAttached();
  await expect.poll(scriptLoads).toBe(2);
  await contact.submit.click();
  await expect.poll(tracked).toContain('["event","enquiry_sent",{"form":"contact"}]');
  expect(service.mails).toHaveLength(1);
  await expect(question(page)).toBeHidden();

  // With the keyboard, because the toast about the enquiry may cover the button.
  const settings = page.getByRole('button', { name: consentStrings.settings });
  await settings.press('Enter');
  await expect(question(page)).toBeFocused();
  expect(await isDisabled()).toBe(false);
  await question(page).getByRole('button', { name: consentStrings.refuse }).click();
  await expect(settings).toBeFocused();
  expect(await isDisabled()).toBe(true);
  await expect.poll(() => cookieNames(context)).toEqual(['user_preferences']);

  await settings.press('Enter');
  await question(page).getByRole('button', { name: consentStrings.agree }).click();
  expect(await isDisabled()).toBe(false);
  expect(scriptLoads()).toBe(2);
});

test('the question is accessible, fits every window, never covers the focused element, and Escape closes it', async ({
  page,
}) => {
  await openAndInteract(page, '/contact');
  expect(await accessibilityViolations(page, 'section:has(button)')).toEqual([]);
  for (const viewport of [PHONE, DESKTOP, ENLARGED]) {
    await page.setViewportSize(viewport);
    for (const name of [consentStrings.agree, consentStrings.refuse])
      await expect(question(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.9 });
    for (const name of ['name', 'email', 'interest', 'message', 'agreeToTerms']) {
      // The message field is taller than the space between the header and the question.
      if (viewport === ENLARGED && name === 'message') continue;
      await page.locator(`[name=${name}]`).focus();
      await expect.poll(() => isFocusInView(page), `${name} at ${viewport.width} px`).toBe(true);
    }
    await page.locator('footer a').last().focus();
    await expect.poll(() => isFocusInView(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
});
