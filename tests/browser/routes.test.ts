import { expect, type Page } from '@playwright/test';
import { redirectingRoutes } from '../../src/config/paths';
import { accessibilityViolations } from '../support/accessibility';
import { builtPage, livePages, notRedirectingRoutes } from '../support/builtPages';
import { excessWidth, largeTextOverflow, overflow } from '../support/overflow';
import { adoptStyles, DESKTOP, layoutShift, movePointer, PHONE, reactRuns, scriptRuns } from '../support/page';
import { refusedAnalytics } from '../support/standIns';
import { test } from '../support/test';

/** A small phone, a tablet and a laptop. Wider windows only have more room around the page. */
const WIDTHS = [320, 768, 1280];

/** The spacing that a visitor may choose: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }`;

/** All routes except those in account.test.ts. */
const routes = notRedirectingRoutes();
const usesReact = (route: string) => builtPage(route).$('[data-island]').length > 0;

/** Returns the height of every headline and question. */
function headingHeights(page: Page): Promise<[text: string | null, height: number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, summary)')].map((heading) => [
      heading.textContent,
      Math.round(heading.getBoundingClientRect().height),
    ]),
  );
}

/** Removes the rule of the heading font, as if the file had loaded too late. @returns whether there was one */
function removeHeadingFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isFont = (rule: CSSRule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(');
    const sheets = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isFont));
    for (const sheet of sheets) sheet.deleteRule([...sheet.cssRules].findIndex(isFont));
    return sheets.length > 0;
  });
}

test('every page is tested', () => {
  const sources = livePages();
  expect([...routes, ...redirectingRoutes].sort()).toEqual(sources.map(({ route }) => route).sort());
});

for (const route of routes) {
  test(`${route} loads only what it needs, without errors or shifts, and fits every window`, async ({
    page,
    context,
    requestsElsewhere,
  }) => {
    await page.setViewportSize(DESKTOP);
    const missing: string[] = [];
    page.on('response', (response) => response.ok() || missing.push(response.url()));
    expect((await page.goto(route))?.status()).toBe(200);
    await movePointer(page);
    await (usesReact(route) ? reactRuns(page) : scriptRuns(page));
    expect.soft(await layoutShift(page)).toBe(0);

    await page.locator('summary').evaluateAll((questions: HTMLElement[]) => {
      for (const question of questions) question.click();
    });
    await test.step('is accessible in both themes', async () => {
      expect.soft(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      // At the end of the page, the action bar covers nothing. Elsewhere axe would report what it covers until somebody scrolls.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect.soft(await accessibilityViolations(page, 'html', 'layout')).toEqual([]);
    });

    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const heights = new Map<number, Awaited<ReturnType<typeof headingHeights>>>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px`).toEqual([]);
      heights.set(width, await headingHeights(page));
      await adoptStyles(page, TEXT_SPACING);
      expect.soft(await overflow(page), `with wide spacing at ${width} px`).toEqual([]);
      await adoptStyles(page, '');
    }
    await page.setViewportSize(PHONE);
    expect.soft(await largeTextOverflow(page), 'with text of twice the size').toEqual([]);
    expect(await removeHeadingFont(page)).toBe(true);
    for (const [width, before] of heights) {
      await page.setViewportSize({ width, height: 900 });
      const after = await headingHeights(page);
      const taller = after.filter(([, height], index) => height > (before[index]?.[1] ?? 0) + 1);
      expect.soft(taller, `the heading font comes late, at ${width} px`).toEqual([]);
    }

    expect.soft((await context.cookies()).map(({ name }) => name)).toEqual([refusedAnalytics.name]);
    expect({ missing, requestsElsewhere }).toEqual({ missing: [], requestsElsewhere: [] });
  });
}

for (const width of [360, 1280]) {
  test(`in every browser, no page has an error, scrolls sideways or changes its height when it is used, at ${width} px`, {
    tag: '@engines',
  }, async ({ page, browserName }) => {
    test.skip(browserName === 'chromium', 'the tests above see more');
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    const height = () => page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
    for (const route of routes) {
      await page.goto(route);
      const before = await height();
      await movePointer(page);
      await (usesReact(route) ? reactRuns(page) : scriptRuns(page));
      expect.soft(await height(), route).toBe(before);
      expect.soft(await excessWidth(page), route).toBeLessThanOrEqual(0);
    }
  });
}

test('the contact form begins on the first screen, and the assessment on the second of a phone at the latest', async ({
  page,
}) => {
  for (const [route, viewport, screens] of [
    ['/contact', { ...DESKTOP, height: 800 }, 1],
    ['/contact', PHONE, 1],
    ['/assessment', DESKTOP, 1],
    ['/assessment', PHONE, 2],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(route);
    const field = await page.locator('form input:visible').first().boundingBox();
    const end = field ? field.y + field.height : Infinity;
    expect.soft(end, `${route} at ${viewport.width} px`).toBeLessThan(screens * viewport.height);
  }
});

test('an unknown address answers with status 404, a headline, and a line in the console', async ({
  page,
  pageErrors,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(builtPage('/404').$('h1').text());
  await expect.poll(() => pageErrors.splice(0)).toEqual(['404: no page at /no/such/page']);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await largeTextOverflow(page)).toEqual([]);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});
