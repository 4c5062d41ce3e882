import { expect, test } from '@playwright/test';
import { newScreenshotPage, openForScreenshot } from '../../lib/screenshotPage';

test('a picture shows the heading font, however late it comes', async ({ browser, baseURL }) => {
  const page = await newScreenshotPage(browser, 390, 'light');
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await openForScreenshot(page, `${baseURL}/404`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  await page.context().close();
});
