import { expect, test } from '@playwright/test';
import { phoneBytes, widestOnPhones } from '../../src/config/pictures';
import { builtPage, pageWith } from '../support/builtPages';
import { PHONE, recordLayoutShift } from '../support/page';

const PHOTOGRAPH = 'main figure > picture:has(source[type="image/avif"])';
const route = pageWith(PHOTOGRAPH);

test.describe('a photograph', () => {
  test.skip(route === '', 'no page shows one');
  test.use({ viewport: PHONE, deviceScaleFactor: 3 });

  test('is a small file on a phone, and shifts nothing when it loads', async ({ page }) => {
    const { $ } = builtPage(route);
    const source = $(PHOTOGRAPH).first().children('img').attr('src') ?? '';
    const loaded = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      loaded.set(new URL(response.url()).pathname, (await response.body()).length);
    });
    const layoutShift = await recordLayoutShift(page);
    await page.goto(route);
    const image = page.locator(PHOTOGRAPH).first().locator('img');
    const placeBefore = await image.boundingBox();
    expect(placeBefore?.height).toBeGreaterThan(100);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);

    const { current, shown } = await image.evaluate((element: HTMLImageElement) => ({
      current: new URL(element.currentSrc).pathname,
      shown: element.getBoundingClientRect(),
    }));
    expect([shown.width, shown.height]).toEqual([placeBefore?.width, placeBefore?.height]);
    expect(current).toMatch(/\.avif$/);
    const [, width] = /-(\d+)\.[0-9a-f]{8}\.avif$/.exec(current) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(widestOnPhones);
    // Sharp enough for the screen, unless the picture itself is smaller.
    expect(Number(width)).toBeGreaterThanOrEqual(Math.min(2 * shown.width, Number(await image.getAttribute('width'))));
    await expect.poll(() => loaded.get(current)).toBeGreaterThan(0);
    expect(loaded.get(current)).toBeLessThanOrEqual(phoneBytes);
    expect([...loaded.keys()]).not.toContain(source);
    expect(await layoutShift()).toBe(0);
  });
});
