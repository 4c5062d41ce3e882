import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { htmlFile } from '../../lib/builtSite';
import { widestOnPhones } from '../../src/config/pictures';
import { createStaticHost, portOf } from '../../tools/hosting/staticHost';
import { builds } from '../support/builds';
import { builtPage, notRedirectingRoutes, pageWith } from '../support/builtPages';
import { DESKTOP, layoutShift, PHONE } from '../support/page';
import { test } from '../support/test';

/** Small enough to end within the drawing of a headline, and after each part of it. */
const PIECE = 500;

/** Serves the build. The heroes of pages arrive in pieces, and the browser shows each. */
async function servePieces() {
  const host = createStaticHost(builds.site.directory);
  const server = createServer(async (request, response) => {
    if (!request.headers.accept?.startsWith('text/html')) return host.emit('request', request, response);
    const html = readFileSync(htmlFile(builds.site.directory, request.url ?? '/'), 'utf8');
    const body = html.indexOf('<body');
    const heroEnd = html.indexOf('</header>', html.indexOf('<main'));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, body));
    for (let start = body; start < heroEnd; start += PIECE) {
      response.write(html.slice(start, Math.min(start + PIECE, heroEnd)));
      await wait(20);
    }
    response.end(html.slice(heroEnd));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/** A page with each kind of hero that the site has, by what the hero shows, its height and the ground below its exhibit. */
const heroes = new Map(
  notRedirectingRoutes().map((route) => {
    const hero = builtPage(route).$('main > header');
    return [['data-layout', 'data-height', 'data-ground'].map((name) => hero.attr(name) ?? '').join(' '), route];
  }),
);

for (const route of heroes.values()) {
  test(`${route} does not shift while it arrives in pieces`, async ({ browser }) => {
    const site = await servePieces();
    const shiftAt = async (viewport: typeof PHONE) => {
      const page = await browser.newPage({ viewport });
      await page.goto(`${site.origin}${route}`);
      await expect(page.locator('footer')).toBeVisible();
      return layoutShift(page);
    };
    expect(await Promise.all([shiftAt(PHONE), shiftAt(DESKTOP)])).toEqual([0, 0]);
    site.close();
  });
}

const PHOTOGRAPH = 'main figure > picture:has(source[type="image/avif"])';
const route = pageWith(PHOTOGRAPH);

test.describe('a photograph', () => {
  test.skip(route === '', 'no page shows one');
  test.use({ viewport: PHONE, deviceScaleFactor: 3 });

  // `tests/unit/plugins/pictures.test.ts` proves that files of this width are small.
  test('is a small file on a phone, and shifts nothing when it loads', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
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
    // The writer's own file is for browsers that understand neither format.
    expect(requested).not.toContain(await image.getAttribute('src'));
    expect(await layoutShift(page)).toBe(0);
  });
});
