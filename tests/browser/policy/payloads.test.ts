import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { twoStaticPages } from '../../support/builtPages';
import { servePayloads } from '../../support/payloads';
import { collectViolations } from '../../support/violations';

const [ROUTE] = twoStaticPages();

test('no payload in a page runs, changes its styles or reaches another site', async ({ page }) => {
  const violations = await collectViolations(page);
  const reached = await servePayloads(page, ROUTE);
  await page.goto(ROUTE);

  await test.step('the script of the page can neither run text, nor load a script, nor contact another site', async () => {
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'results')))
      .toEqual({
        eval: 'EvalError',
        'new Function': 'EvalError',
        'timer with text': 'TypeError',
        innerHTML: 'TypeError',
        insertAdjacentHTML: 'TypeError',
        'document.write': 'TypeError',
        'script address': 'TypeError',
        'script text': 'TypeError',
        srcdoc: 'TypeError',
        'handler attribute': 'TypeError',
        'policy of its own': 'TypeError',
        worker: 'TypeError',
        fetch: 'blocked',
        import: 'blocked',
        socket: 'blocked',
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
        'frame-src',
        'img-src',
        'object-src',
        'require-trusted-types-for',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
        'trusted-types',
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
