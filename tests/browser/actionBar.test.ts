import { expect, test } from '@playwright/test';
import { homeLink } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { PHONE, scriptRuns } from '../support/page';

test.use({ viewport: PHONE });

test('a full-page screenshot does not show the bar in the middle', async ({ page }) => {
  await page.goto(homeLink.to);
  await scriptRuns(page);
  await expect(page.getByRole('navigation', { name: strings.actions })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the bar appears when the hero is out of view, and stays at the lower edge', async ({ page }) => {
      await page.goto(homeLink.to);
      const bar = page.getByRole('navigation', { name: strings.actions });
      const hero = await page.locator('[data-hero]').boundingBox();
      const end = (hero?.y ?? 0) + (hero?.height ?? 0);
      await page.mouse.wheel(0, end - 120);
      await expect(page.locator('[data-hero]')).toBeInViewport();
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, 240);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 100_000);
      await expect(bar).toBeInViewport({ ratio: 1 });
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    });
  });
}

test('a folded sheet opens', async ({ page }) => {
  await page.goto(homeLink.to);
  const sheet = page.locator('figure:has(summary)').first();
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await sheet.locator('summary').click();
  expect(await rows.count()).toBeGreaterThan(2);
});
