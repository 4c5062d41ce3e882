import { expect, type Page, test } from '@playwright/test';
import { stayingRoutes } from '../support/builtPages';

/** From the smallest phone to a large screen. */
const WIDTHS = [320, 390, 768, 1280, 1920];

const routes = stayingRoutes();

/** Returns the heights of a page's headings at all widths, and the width of its first words. */
async function measure(page: Page) {
  const heights: Record<string, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const atWidth = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, summary)')].map((heading) => ({
        text: heading.textContent,
        height: Math.round(heading.getBoundingClientRect().height),
      })),
    );
    for (const { text, height } of atWidth) heights[`${width} px: ${text}`] = height;
  }
  const textWidth = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return range.getBoundingClientRect().width;
  });
  return { heights, textWidth };
}

/** Removes the rule of the heading font, as if the file had come too late. */
const removeHeadingFont = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const index = [...sheet.cssRules].findIndex(
        (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('),
      );
      if (index >= 0) sheet.deleteRule(index);
    }
  });

test('no headline gets another line while the page keeps the fallback font', async ({ page }) => {
  test.slow();
  let changedWidths = 0;
  for (const route of routes) {
    await page.goto(route);
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const font = await measure(page);
    await removeHeadingFont(page);
    const fallback = await measure(page);
    const taller = Object.keys(font.heights).filter(
      (key) => (fallback.heights[key] ?? 0) > (font.heights[key] ?? 0) + 1,
    );
    expect.soft(taller, route).toEqual([]);
    if (font.textWidth !== fallback.textWidth) changedWidths += 1;
  }
  // Otherwise the fallback has not been used.
  expect(changedWidths).toBeGreaterThan(0);
});
