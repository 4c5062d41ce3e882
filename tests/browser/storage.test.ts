import { expect, type Page } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { consentStrings, cookies, storage } from '../../src/facts/storage';
import { chat, strings } from '../../src/facts/strings';
import { pageWith, twoStaticPages } from '../support/builtPages';
import { openFilledForm } from '../support/enquiryForms';
import { movePointer, reactRuns } from '../support/page';
import { refusedAnalytics } from '../support/standIns';
import { test } from '../support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const [PAGE, OTHER_PAGE] = twoStaticPages();
const CHAT_PAGE = pageWith(`figcaption:contains("${chat.window}")`);

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

test('a whole visit stores what the cookie page lists, and nothing else', async ({
  page,
  pageErrors,
  service,
  requestsElsewhere,
}) => {
  const stored = await recordNames(page);

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
  // Here the success would cover the button, for as long as the pointer is on it.
  await page.goto(PAGE);
  await page.getByRole('button', { name: consentStrings.settings }).click();
  await page.getByRole('button', { name: consentStrings.refuse }).click();
  // The first two open another page, and the next address would abort that.
  for (const [address, opened] of [
    ['/subscription-success?session_id=1', /\/auth#/],
    ['/auth/callback', /\/$/],
    ['/no-such-page', /page$/],
    [PAGE, PAGE],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(opened);
  }

  const declared = [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...Object.values(storage.items).map(({ name }) => `local ${name}`),
    ...[storage.items.contact, storage.items.assessment].map(({ name }) => `session ${name}`),
  ];
  const names = [...new Set([...stored].map(withoutNumber))];
  expect(names.filter((name) => !declared.includes(name))).toEqual([]);
  expect(pageErrors.splice(0)).toEqual(['404: no page at /no-such-page']);
  // Otherwise the recorder may be broken.
  expect(requestsElsewhere).toContain(thirdParties.analytics.scriptUrl);
  expect(names).toEqual(
    expect.arrayContaining([
      'cookie user_preferences',
      `local ${storage.items.contact.name}`,
      `local ${storage.items.assessment.name}`,
    ]),
  );
});

test('with all site data blocked, the theme switches and the form sends', async ({ page, service }) => {
  await page.context().addCookies([refusedAnalytics]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  const contact = await openFilledForm(page);
  await page.locator('header').first().getByRole('button', { name: strings.switchTheme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(contact.discard).toBeHidden();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});

test('with every other server blocked, the consent question keeps what was chosen, and a page with the chat can be read', async ({
  page,
  context,
}) => {
  test.skip(!CHAT_PAGE, 'no page shows the chat');
  const blocked: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      blocked.push(route.request().url());
      return route.abort();
    },
  );
  const question = page.getByRole('region', { name: consentStrings.title });
  await page.goto(CHAT_PAGE);
  await movePointer(page);
  await question.getByRole('button', { name: consentStrings.agree }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await movePointer(page);
  await reactRuns(page);
  const chatButton = page.getByRole('button', { name: chat.open });
  await chatButton.click();
  await expect.poll(() => new Set(blocked.map((address) => new URL(address).hostname)).size).toBe(2);
  // It can be tried again.
  await expect(chatButton).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.locator('main')).toContainText(chat.window);
});
