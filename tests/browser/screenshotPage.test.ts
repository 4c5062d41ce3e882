import { expect, test } from '@playwright/test';
import { endAnimations, newScreenshotPage, openForScreenshot } from '../../tools/screenshotPage';

/** Milliseconds; browsers show a fallback for good when an optional font takes more than 100. */
const FONT_DELAY = 500;

test('a screenshot shows the heading font, even when it arrives late', async ({ browser, baseURL }) => {
  const page = await newScreenshotPage(browser, 390, 'light');
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
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

test('animations end, but the header, which follows the scroll position, stays as it is at the top', async ({
  browser,
  baseURL,
}) => {
  const page = await newScreenshotPage(browser, 1280, 'light');
  await openForScreenshot(page, `${baseURL}/404`);
  await page.evaluate(() => document.body.animate({ opacity: [0.5, 1] }, { duration: 100_000, fill: 'both' }));
  await endAnimations(page);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.context().close();
});
