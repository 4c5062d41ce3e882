import { expect, test } from '@playwright/test';
import { homeLink } from '../../src/site/navigation';
import { strings } from '../../src/site/strings';
import { PHONE } from '../support/page';

test.use({ viewport: PHONE });

test('both actions come into view after the first screen and stay at the lower edge, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(homeLink.to);
  const bar = page.getByRole('navigation', { name: strings.actions });
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, PHONE.height);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 100_000);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
  await context.close();
});
