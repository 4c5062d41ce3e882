import { expect, test } from '@playwright/test';
import { formPages } from '../../src/config/mailSettings';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(() => {
    test.use({ viewport });

    test(`the contact form begins in the first screen of ${viewport.width} × ${viewport.height} pixels`, async ({
      page,
    }) => {
      await page.goto(formPages.contact);
      const field = page.locator('#contact-form input:visible').first();
      await expect(field).toBeInViewport({ ratio: 1 });
    });
  });
}
