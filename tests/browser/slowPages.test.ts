import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { htmlFile } from '../../lib/builtSite';
import { createStaticHost, portOf } from '../../tools/hosting/staticHost';
import { builds } from '../support/builds';
import { fixtureRoutes } from '../support/builtPages';
import { test } from '../support/configured/site';
import { DESKTOP, PHONE, recordLayoutShift } from '../support/page';

/** Small enough to end within the drawing of a headline, and after each part of it. */
const PIECE = 500;

/** Serves the build. The bodies of pages arrive in pieces, and the browser shows each. */
async function servePieces() {
  const host = createStaticHost(builds.site.folder);
  const server = createServer(async (request, response) => {
    if (!request.headers.accept?.startsWith('text/html')) return host.emit('request', request, response);
    const html = readFileSync(htmlFile(builds.site.folder, request.url ?? '/'), 'utf8');
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

for (const route of fixtureRoutes()) {
  test(`${route}, with a hero of one kind, does not shift while it loads`, async ({ browser }) => {
    const site = await servePieces();
    const shiftAt = async (viewport: typeof PHONE) => {
      const page = await browser.newPage({ viewport });
      const layoutShift = await recordLayoutShift(page);
      await page.goto(`${site.origin}${route}`);
      await expect(page.locator('footer')).toBeVisible();
      return layoutShift();
    };
    expect(await Promise.all([shiftAt(PHONE), shiftAt(DESKTOP)])).toEqual([0, 0]);
    site.close();
  });
}
