import { expect } from '@playwright/test';
import { consentStrings } from '../../../src/facts/storage';
import { chat, strings } from '../../../src/facts/strings';
import { CHAT_PAGE, formTest as test } from '../../support/configured/site';
import { openFilledForm } from '../../support/enquiryForms';
import { DESKTOP, movePointer, reactRuns } from '../../support/page';

test.use({ viewport: DESKTOP, colorScheme: 'light' });

test('with all site data blocked, the theme switches and the form sends', async ({ page, service }) => {
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

test.describe('with every other server blocked', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the consent question keeps what was chosen, and a page with the chat can be read', async ({
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
    await page.getByRole('button', { name: chat.open }).click();
    await expect.poll(() => new Set(blocked.map((address) => new URL(address).hostname)).size).toBe(2);
    await expect(question).toBeHidden();
    await expect(page.locator('main')).toContainText(chat.window);
  });
});
