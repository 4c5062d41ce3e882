import { expect, test } from '@playwright/test';
import { newStillPage, openStill } from '../../src/tooling/stillPage';

test('a picture shows the heading font, however late it comes', async ({ browser, baseURL }) => {
  const pictures: Buffer[] = [];
  for (const delay of [0, 2000]) {
    const page = await newStillPage(browser, 390, 'light');
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await openStill(page, `${baseURL}/404`);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
    await page.context().close();
  }
  expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
});
