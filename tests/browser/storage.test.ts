import { expect, type Page } from '@playwright/test';
import { consentStrings, cookies, storage } from '../../src/facts/storage';
import { chat } from '../../src/facts/strings';
import { twoStaticPages } from '../support/builtPages';
import { CHAT_PAGE, MailService, replaceThirdParties, test } from '../support/configured/site';
import { openFilledForm } from '../support/enquiryForms';
import { movePointer } from '../support/page';

test.use({ storageState: { cookies: [], origins: [] } });

const [PAGE, OTHER_PAGE] = twoStaticPages();

/** Records the name of everything that the pages store, in every storage that browsers have, even if it is deleted later. */
async function recordWrites(page: Page): Promise<Set<string>> {
  const written = new Set<string>();
  await page.exposeFunction('reportWrite', (place: string, name: string) => written.add(`${place} ${name}`));
  await page.addInitScript(() => {
    const report = (place: string, name: unknown) => Reflect.get(window, 'reportWrite')(place, String(name));
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      report(this === sessionStorage ? 'session' : 'local', name);
      setItem.call(this, name, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      get: cookie?.get,
      set(text: string) {
        report('cookie', text.split('=')[0]);
        cookie?.set?.call(this, text);
      },
    });
    // What was written without these functions: `localStorage.name = value`.
    addEventListener('pagehide', () => {
      for (const name of Object.keys(localStorage)) report('local', name);
      for (const name of Object.keys(sessionStorage)) report('session', name);
    });
  });
  return written;
}

/** Google sets `_ga` a second time, with the property's ID at the end of its name. */
const withoutNumber = (name: string) => name.replace(/^(cookie _ga)_\w+$/, '$1');

test('a whole visit stores what the cookie page lists, and nothing else', async ({ page, context }) => {
  const written = await recordWrites(page);
  await replaceThirdParties(context);
  const service = await MailService.at(page);

  await page.goto(PAGE);
  await movePointer(page);
  await page.getByRole('button', { name: consentStrings.agree }).click();
  await page.locator('[data-theme-button]:visible').first().click();
  await page.goto(OTHER_PAGE);
  if (CHAT_PAGE) {
    await page.goto(CHAT_PAGE);
    await movePointer(page);
    await page.getByRole('button', { name: chat.open }).click();
  }
  const contact = await openFilledForm(page);
  service.answer = { status: 400, text: 'The template ID not found' };
  await contact.submit.click();
  await expect(contact.discard).toBeVisible();
  await contact.discard.click();
  service.answer = { status: 200, text: 'OK' };
  const assessment = await openFilledForm(page, 'assessment');
  await assessment.submit.click();
  await expect(assessment.success).toBeVisible();
  await page.getByRole('button', { name: consentStrings.settings }).click();
  await page.getByRole('button', { name: consentStrings.refuse }).click();
  for (const address of ['/subscription-success?session_id=1', '/auth/callback', '/no-such-page', PAGE])
    await page.goto(address);

  const declared = [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...Object.values(storage.items).map(({ name }) => `local ${name}`),
    ...[storage.items.contact, storage.items.assessment].map(({ name }) => `session ${name}`),
  ];
  const names = [...new Set([...written].map(withoutNumber))];
  expect(names.filter((name) => !declared.includes(name))).toEqual([]);
  // Otherwise the recorder may be broken.
  expect(names).toEqual(
    expect.arrayContaining([
      'cookie user_preferences',
      `local ${storage.items.contact.name}`,
      `local ${storage.items.assessment.name}`,
    ]),
  );
});
