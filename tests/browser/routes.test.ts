import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { htmlFile } from '../../lib/builtSite';
import { consentStrings } from '../../src/facts/cookies';
import { aboutLink, homeLink, menus } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { builtPage, livePages, redirectingRoutes, stayingRoutes } from '../support/builtPages';
import { cutTexts, largeTextFlaws } from '../support/cutText';
import { recordLayoutShift } from '../support/layoutShift';
import {
  accessibilityViolations,
  adoptStyles,
  collectErrors,
  collectForeignRequests,
  DESKTOP,
  excessWidth,
  movePointer,
  PHONE,
  reactRuns,
  scriptRuns,
} from '../support/page';
import { collectViolations } from '../support/violations';

/** From the smallest phone to a large screen. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

/** The spacing that a visitor may choose: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }`;
const SPACED_WIDTHS = [390, 1000, 1280];

/** All routes but those that account.test.ts covers. */
const routes = stayingRoutes();
const usesReact = (route: string) => readFileSync(htmlFile('build', route), 'utf8').includes('data-island=');

/** What is around the content of the home page is around that of every page without React, and so with the other page. */
const examples = [homeLink.to, routes.find(usesReact)];

/** Returns the height of every headline and question. */
function headingHeights(page: Page): Promise<[text: string | null, height: number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, summary)')].map((heading) => [
      heading.textContent,
      Math.round(heading.getBoundingClientRect().height),
    ]),
  );
}

/** Removes the rule of the heading font, as if the file had come too late. @returns whether there was one */
function removeHeadingFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isFont = (rule: CSSRule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(');
    const sheets = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isFont));
    for (const sheet of sheets) sheet.deleteRule([...sheet.cssRules].findIndex(isFont));
    return sheets.length > 0;
  });
}

/** Opens a page, and checks what no page may do while it loads. @returns all that goes wrong from now on */
async function openPage(page: Page, route: string, baseURL: string | undefined) {
  const errors = collectErrors(page);
  const foreignRequests = collectForeignRequests(page, baseURL);
  const violations = await collectViolations(page);
  const layoutShift = await recordLayoutShift(page);
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await movePointer(page);
  if (usesReact(route)) await reactRuns(page);
  expect.soft(await layoutShift()).toBe(0);
  return { errors, foreignRequests, violations };
}

const NOTHING = { errors: [], foreignRequests: [], violations: [] };

test('every page is tested, and a page without interactive blocks ships no React', async () => {
  const sources = await livePages();
  expect([...routes, ...redirectingRoutes].sort()).toEqual(sources.map(({ route }) => route).sort());
  expect(usesReact('/404')).toBe(false);
});

for (const route of routes) {
  test.describe(() => {
    test.use({ viewport: DESKTOP });

    test(`${route} on a desktop`, async ({ page, baseURL, context }) => {
      const scripts: string[] = [];
      page.on(
        'request',
        (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      );
      const problems = await openPage(page, route, baseURL);
      expect.soft(await accessibilityViolations(page)).toEqual([]);

      await test.step('menus and questions open', async () => {
        await page.locator('header [data-menu] > button').first().hover();
        await expect(page.locator(`#menu-${menus[0]?.id}`)).toBeVisible();
        await movePointer(page);
        await page.locator('summary').evaluateAll((questions: HTMLElement[]) => {
          for (const question of questions) question.click();
        });
        expect.soft(await context.cookies()).toEqual([]);
      });

      if (!usesReact(route)) {
        expect.soft(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/boot\.[0-9a-f]{8}\.js$/)]);
        await expect.soft(page.locator('link[rel=prefetch], link[rel=modulepreload]')).toHaveCount(0);
      }

      await test.step('nothing is cut off or scrolls sideways, and headlines keep their lines while their font loads', async () => {
        await movePointer(page);
        await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
        const heights = new Map<number, Awaited<ReturnType<typeof headingHeights>>>();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0);
          expect.soft(await cutTexts(page), `at ${width} px`).toEqual([]);
          heights.set(width, await headingHeights(page));
        }
        const endSpacing = await adoptStyles(page, TEXT_SPACING);
        for (const width of SPACED_WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await excessWidth(page), `with wide spacing at ${width} px`).toBeLessThanOrEqual(0);
          expect.soft(await cutTexts(page), `with wide spacing at ${width} px`).toEqual([]);
        }
        await endSpacing();
        expect(await removeHeadingFont(page)).toBe(true);
        for (const [width, before] of heights) {
          await page.setViewportSize({ width, height: 900 });
          const after = await headingHeights(page);
          const taller = after.filter(([, height], index) => height > (before[index]?.[1] ?? 0) + 1);
          expect.soft(taller, `with the fallback font at ${width} px`).toEqual([]);
        }
      });

      await expect.soft(page.getByRole('button', { name: consentStrings.settings })).toHaveCount(0);
      expect(problems).toEqual(NOTHING);
    });
  });

  test.describe(() => {
    test.use({ viewport: PHONE });

    test(`${route} on a phone`, async ({ page, baseURL }) => {
      const problems = await openPage(page, route, baseURL);
      // At the end of the page the bar of buttons covers nothing. Elsewhere axe finds what it covers until one scrolls.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect.soft(await accessibilityViolations(page, 'html', examples.includes(route) ? 'all' : 'layout')).toEqual([]);
      expect.soft(await largeTextFlaws(page), 'with text of twice the size').toEqual([]);
      if (examples.includes(route)) {
        const target = route === homeLink.to ? aboutLink.to : homeLink.to;
        await page.getByRole('button', { name: strings.openMenu }).click();
        await page.getByRole('dialog').locator(`a[href="${target}"]`).click();
        await expect(page).toHaveURL(target);
      }
      expect(problems).toEqual(NOTHING);
    });
  });
}

for (const width of [360, 1280]) {
  test(`in every browser, no page has an error, scrolls sideways or changes its height when it is used, at ${width} px`, {
    tag: '@engines',
  }, async ({ page, browserName }) => {
    test.skip(browserName === 'chromium', 'the tests above see more');
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    const problems = await collectViolations(page);
    page.on('pageerror', (error) => problems.push(String(error)));
    const height = () => page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
    for (const route of routes) {
      await page.goto(route);
      const before = await height();
      await movePointer(page);
      await (usesReact(route) ? reactRuns(page) : scriptRuns(page));
      expect.soft(await height(), route).toBe(before);
      expect.soft(await excessWidth(page), route).toBeLessThanOrEqual(0);
      expect.soft(problems.splice(0), route).toEqual([]);
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

test('an unknown address answers with status 404, a headline, and a line in the console', async ({ page }) => {
  const errors = collectErrors(page);
  const violations = await collectViolations(page);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(builtPage('/404').$('h1').text());
  await expect.poll(() => errors).toContain('404: no page at /no/such/page');
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await cutTexts(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await largeTextFlaws(page)).toEqual([]);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
  expect(violations).toEqual([]);
});
