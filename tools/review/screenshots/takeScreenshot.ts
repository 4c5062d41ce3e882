import type { Page } from '@playwright/test';
import { openForScreenshot } from '../../../lib/screenshotPage';
import type { ScreenshotChange } from '../../../plugins/preview/changes';

export type Place = ScreenshotChange['place'];

/** Elements to hide in the screenshot of a place: header and footer can overlap the main content. */
const HIDDEN: Record<Place, string> = {
  main: ':has(> main) > :not(main)',
  header: 'main, :has(> main) > :not(header)',
  footer: 'main, :has(> main) > :not(footer)',
};

const STYLE_ELEMENT = /<style>[\s\S]*?<\/style>/;

/**
 * Opens a page and takes a screenshot of one part of it.
 * @param styles replaces the page's own styles
 * @returns a PNG; null if the page does not have this part
 */
export async function takeScreenshot(page: Page, url: string, place: Place, styles?: string): Promise<Buffer | null> {
  if (styles !== undefined) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(STYLE_ELEMENT, () => `<style>${styles}</style>`);
      await route.fulfill({ response, body: html });
    });
  }
  await openForScreenshot(page, url);
  if (styles !== undefined) await page.unroute(url);

  const target = page.locator(place === 'main' ? 'main' : `:has(> main) > ${place}`).first();
  if ((await target.count()) === 0) return null;
  await page.evaluate(() => window.scrollTo(0, 0));
  const clip = await target.boundingBox();
  if (!clip || clip.height === 0) return null;
  const width = page.viewportSize()?.width ?? clip.width;
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    style: `${HIDDEN[place]} { visibility: hidden !important }`,
    clip: { x: 0, y: Math.round(clip.y), width, height: Math.ceil(clip.height) },
  });
}
