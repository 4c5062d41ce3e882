import { expect, type Page } from '@playwright/test';
import { consentStrings, cookies, storage } from '../../src/facts/storage';
import { chat } from '../../src/facts/strings';
import { twoStaticPages } from '../support/builtPages';
import { CHAT_PAGE, mailService, replaceThirdParties, test } from '../support/configured/site';
import { openFilledForm } from '../support/enquiryForms';
import { movePointer } from '../support/page';

test.use({ storageState: { cookies: [], origins: [] } });

const [PAGE, OTHER_PAGE] = twoStaticPages();

/** Records the name of everything that the pages store, in every storage that browsers have, until it is deleted. */
async function recordNames(page: Page): Promise<Set<string>> {
  const stored = new Set<string>();
  await page.exposeFunction('reportStored', (names: string[]) => {
    for (const name of names) stored.add(name);
  });
  await page.addInitScript(() => {
    const namesIn = (place: string, names: string[]) => names.filter(Boolean).map((name) => `${place} ${name}`);
    const report = () =>
      Reflect.get(
        window,
        'reportStored',
      )([
        ...namesIn('cookie', document.cookie.split(/=[^;]*(?:; )?/)),
        ...namesIn('local', Object.keys(localStorage)),
        ...namesIn('session', Object.keys(sessionStorage)),
      ]);
    setInterval(report, 10);
    addEventListener('pagehide', report);
  });
  return stored;
}

/** Google sets `_ga` a second time, with the property's ID at the end of its name. */
const withoutNumber = (name: string) => name.replace(/^(cookie _ga)_\w+$/, '$1');

test('a whole visit stores what the cookie page lists, and nothing else', async ({ page, context }) => {
  const stored = await recordNames(page);
  await replaceThirdParties(context);
  const service = await mailService(page);

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
  const names = [...new Set([...stored].map(withoutNumber))];
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
