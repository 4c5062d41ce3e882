import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromiumLaunch } from '../../../../lib/chromium.mjs';
import { consentStrings } from '../../../../src/facts/cookies';
import { formStrings } from '../../../../src/facts/formStrings';
import { failureMessages } from '../../../../src/facts/sendMessages';
import { strings } from '../../../../src/facts/strings';
import { CHAT_PAGE, formTest, test } from '../../../support/configured/site';
import { expectToast, fillContactForm, openContact, openFilledContact, visitor } from '../../../support/enquiryForms';
import { MailService } from '../../../support/mailService';
import { DESKTOP, movePointer } from '../../../support/page';

test('with all site data blocked, the theme switches and the form sends', async ({ servedOrigin }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch,
    baseURL: servedOrigin,
    viewport: DESKTOP,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(String(error)));
  const service = await MailService.at(page);
  await openContact(page);
  expect(await page.evaluate(() => 'localStorage' in window && !!window.localStorage).catch(String)).toContain(
    'SecurityError',
  );

  await page.locator('header').first().getByRole('button', { name: strings.switchTheme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: consentStrings.refuse }).click();
  const contact = await fillContactForm(page);
  await expect(contact.discard).toBeHidden();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
  expect(exceptions).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true });
});

formTest('with full storage, no draft is kept or mentioned, and the form sends', async ({ page, service }) => {
  await openContact(page);
  await page.evaluate(() => {
    for (let size = 5 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Full for this size. The next size is smaller.
      }
    }
  });
  const contact = await fillContactForm(page);
  await expect(contact.discard).toBeHidden();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails.map(({ template_params }) => template_params.message)).toEqual([visitor.message]);
});

test('with every other server blocked, consent is stored, the chat’s page is readable, and a second failure offers a prepared mail', async ({
  page,
  context,
}) => {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort('blockedbyclient'),
  );
  await page.goto(CHAT_PAGE || '/');
  await movePointer(page);
  await page.getByRole('button', { name: consentStrings.agree }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['user_preferences']);

  const contact = await openFilledContact(page);
  const preparedMail = contact.problem.getByRole('link', { name: formStrings.preparedMail });
  await contact.submit.click();
  await expectToast(page, failureMessages.contact.network);
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(preparedMail).toBeHidden();
  await contact.submit.click();
  await expect(preparedMail).toHaveAttribute('href', /^mailto:.*body=Name/);
  await expect(contact.problem).toContainText(failureMessages.contact.network.text);
});
