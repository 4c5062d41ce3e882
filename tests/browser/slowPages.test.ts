import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { htmlFile } from '../../lib/builtSite';
import { homeLink } from '../../src/site/navigation';
import { createStaticHost, portOf } from '../../tools/hosting/staticHost';
import { routesWith } from '../support/builtPages';
import { recordLayoutShift } from '../support/layoutShift';
import { DESKTOP, PHONE } from '../support/page';

const BUILD = 'build';
/** Small enough to end within the drawing of a headline, and after each part of it. */
const PIECE = 500;

/** Serves the build. The bodies of pages arrive in pieces, and the browser shows each. */
async function servePieces() {
  const host = createStaticHost(BUILD);
  const server = createServer(async (request, response) => {
    if (!request.headers.accept?.startsWith('text/html')) return host.emit('request', request, response);
    const html = readFileSync(htmlFile(BUILD, request.url ?? '/'), 'utf8');
    const body = html.indexOf('<body');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, body));
    for (let start = body; start < html.length; start += PIECE) {
      response.write(html.slice(start, start + PIECE));
      await wait(20);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

const routes = ['exhibit', 'stage', 'form', 'words'].flatMap(
  (shows) => routesWith(`main > header[data-shows="${shows}"]`).find((route) => route !== homeLink.to) ?? [],
);

for (const route of [homeLink.to, ...routes]) {
  test(`${route} does not move while it arrives`, async ({ browser }) => {
    const site = await servePieces();
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await browser.newPage({ viewport });
      const layoutShift = await recordLayoutShift(page);
      await page.goto(site.origin + route);
      await expect(page.locator('footer')).toBeVisible();
      expect(await layoutShift(), `at ${viewport.width} px`).toBe(0);
      await page.close();
    }
    site.close();
  });
}
