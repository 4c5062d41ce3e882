import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/chromium.mjs';
import { consentStrings } from '../../../src/facts/cookies';
import { strings } from '../../../src/facts/strings';
import { test } from '../../support/configured/site';
import { fillContactForm, openContact } from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';
import { DESKTOP } from '../../support/page';

test('with all site data blocked, the theme switches and the form sends', async ({ baseURL }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch,
    baseURL,
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
