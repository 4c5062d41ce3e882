import { expect, test } from '@playwright/test';
import { stayingRoutes } from '../support/builtPages';
import { cutTexts, setDefaultFontSize } from '../support/cutText';
import { excessWidth, PHONE } from '../support/page';

/** What a visitor meets whose browser shows text in twice the size, and who cannot zoom out to find what is missing. */
const VIEWS = [
  { name: 'a default font of 200 % on a phone', size: 32, width: PHONE.width },
  { name: 'the smallest phone', size: 16, width: 320 },
];

for (const { name, size, width } of VIEWS) {
  for (const route of [...stayingRoutes(), '/404', '/auth/callback?error=denied']) {
    test(`${route} cuts no text and does not scroll sideways with ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await setDefaultFontSize(page, size);
      await page.goto(route);
      if (route.includes('?')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    });
  }
}
