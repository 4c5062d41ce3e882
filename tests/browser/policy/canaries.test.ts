import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { serveCanaries } from '../../support/payloads';
import { collectViolations } from '../../support/violations';

const ROUTE = '/about';

test('nothing that stands in a page against its policy runs, shows or reaches another site', async ({ page }) => {
  const violations = await collectViolations(page);
  const reached = await serveCanaries(page, ROUTE);
  await page.goto(ROUTE);
  await page.waitForLoadState('networkidle');

  await expect(page.locator('#canary')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#canary')).toHaveCSS('position', 'static');
  await page.locator('#script-link').dispatchEvent('click');
  await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
  await expect.poll(() => violations.some((violation) => violation.startsWith('form-action'))).toBe(true);
  const state = () =>
    page.evaluate(() => [Reflect.get(window, 'ran'), document.baseURI === location.href, location.pathname]);
  expect(await state()).toEqual([undefined, true, ROUTE]);
  expect(reached).toEqual([]);

  const blocked = new Set(violations.map((violation) => violation.split(':')[0]));
  for (const directive of [
    'base-uri',
    'script-src-elem',
    'script-src-attr',
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'frame-src',
    'object-src',
    'form-action',
    'connect-src',
    'require-trusted-types-for',
    'trusted-types',
  ]) {
    expect(blocked).toContain(directive);
  }
});

test('no script of the site can be made to run a text, load a script or talk to another site', async ({ page }) => {
  const reached = await serveCanaries(page, ROUTE);
  await page.goto(ROUTE);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'results')))
    .toEqual({
      eval: 'EvalError',
      'new Function': 'EvalError',
      'timer with a text': 'TypeError',
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
