import { expect } from '@playwright/test';
import { thirdParties } from '../../src/config/thirdParties';
import { company } from '../../src/facts/company';
import { formStrings } from '../../src/facts/formStrings';
import { chat } from '../../src/facts/strings';
import { CHAT_PAGE, replaceThirdParties, test } from '../support/configured/site';
import { contactForm, fillContactForm, visitor } from '../support/enquiryForms';
import { holdRequests } from '../support/page';

test('a button that is pressed before its island is hydrated is pressed once when it is, even if it was translated', async ({
  page,
  context,
}) => {
  const requests = await replaceThirdParties(context);
  const release = await holdRequests(page, '**/assets/js/island*');
  await page.goto(CHAT_PAGE);
  const button = page.getByRole('button', { name: chat.open });
  await button.click();
  await page.locator('[data-clicked]').evaluate((element) => element.replaceChildren('Ouvrir le chat'));
  release();
  await expect(page.getByText(chat.opening)).toBeVisible();
  await expect.poll(() => requests.filter((address) => address === thirdParties.chat.scriptUrl).length).toBe(1);
});

test.describe('an island that cannot render', () => {
  // The mistake is reported, as it has to be.
  test.use({ cleanPage: undefined });

  test('keeps what is typed, offers a prepared mail, and leaves the rest of the page alone', async ({ page }) => {
    await page.route(/\/contact$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"kind":"contact"', '"kind":"none"');
      await route.fulfill({ response, body });
    });
    const release = await holdRequests(page, '**/assets/js/island*');
    const reported = page.waitForEvent('pageerror');
    await page.goto('/contact');
    const contact = await fillContactForm(page);
    release();
    await reported;
    const help = contactForm(page).form.getByRole('status').filter({ hasText: formStrings.writeInstead });
    await expect(help.getByRole('link', { name: formStrings.preparedMail })).toBeVisible();
    await expect(help.getByRole('link', { name: company.email })).toBeVisible();
    await expect(contact.message).toHaveValue(visitor.message);
    // As a press, which a button that is hidden does not get.
    await contact.submit.dispatchEvent('click');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
