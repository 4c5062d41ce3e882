import { expect, type Page } from '@playwright/test';
import { chat } from '../../../src/site/chat';
import { consentStrings, cookies } from '../../../src/site/cookies';
import { draftLifetime } from '../../../src/site/draftStorage';
import { storage } from '../../../src/site/storage';
import { twoStaticPages } from '../../support/builtPages';
import { CHAT_PAGE, test } from '../../support/configured/site';
import { replaceThirdParties } from '../../support/configured/thirdParties';
import {
  contactForm,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
} from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';
import { movePointer } from '../../support/page';

const [PAGE, OTHER_PAGE] = twoStaticPages();

/** The name of everything that the browser keeps for the site at this moment, in every place that it has. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies, ...others];
}

/** Where Google adds the site's number to a cookie's name. */
const withoutNumber = (name: string) => name.replace(/^(cookie _ga)_\w+$/, '$1');

test('a whole visit stores what the cookie page lists, and nothing else', async ({ page, context }) => {
  const stored = new Set<string>();
  const note = async () => {
    for (const name of await storedNames(page)) stored.add(name);
  };
  await replaceThirdParties(context);
  const service = await MailService.at(page);
  await skipMinimumFillTime(page);

  await page.goto(PAGE);
  await movePointer(page);
  await page.getByRole('button', { name: consentStrings.agree }).click();
  await page.locator('[data-theme-button]:visible').first().click();
  await page.goto(OTHER_PAGE);
  await note();
  if (CHAT_PAGE) {
    await page.goto(CHAT_PAGE);
    await movePointer(page);
    await page.getByRole('button', { name: chat.open }).click();
    await note();
  }
  await openContact(page);
  const contact = await fillContactForm(page);
  service.answer = { status: 400, text: 'The template ID not found' };
  await contact.submit.click();
  await expect(contact.discard).toBeVisible();
  await note();
  await contact.discard.click();
  service.answer = { status: 200, text: 'OK' };
  const assessment = await openFilledAssessment(page);
  await note();
  await assessment.submit.click();
  await expect(assessment.success).toBeVisible();
  await page.getByRole('button', { name: consentStrings.settings }).click();
  await page.getByRole('button', { name: consentStrings.refuse }).click();
  for (const address of ['/subscription-success?session_id=1', '/auth/callback', '/no-such-page', PAGE]) {
    await page.goto(address);
    await note();
  }

  const declared = [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...Object.values(storage.items).map(({ name }) => `local ${name}`),
  ];
  const names = [...new Set([...stored].map(withoutNumber))];
  expect(names.filter((name) => !declared.includes(name))).toEqual([]);
  // Otherwise nothing was read.
  expect(names).toEqual(
    expect.arrayContaining([
      'cookie user_preferences',
      `local ${storage.items.contact.name}`,
      `local ${storage.items.assessment.name}`,
    ]),
  );
});

test('any page deletes a draft whose time has passed, and the form shows none', async ({ page }) => {
  const contact = await openContact(page);
  await contact.name.fill('Ada');
  await expect(contact.discard).toBeVisible();
  await page.clock.setFixedTime(Date.now() + draftLifetime - 60_000);
  await page.goto(PAGE);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
  await page.clock.setFixedTime(Date.now() + draftLifetime);
  await page.goto(OTHER_PAGE);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await openContact(page);
  await expect(contactForm(page).name).toHaveValue('');
});
