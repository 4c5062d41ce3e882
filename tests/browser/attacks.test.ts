/** What an attacker can put into an address or a page: nothing of it runs or leads elsewhere. */
import { expect } from '@playwright/test';
import { AFTER_PAYMENT_ANCHOR } from '../../src/config/paths';
import { twoStaticPages } from '../support/builtPages';
import { movePointer, reactRuns, rewritePage } from '../support/page';
import { refusedAnalytics } from '../support/standIns';
import { test } from '../support/test';

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

test('no payload in a page runs, changes its styles or reaches another site', async ({ page, context, pageErrors }) => {
  const [route] = twoStaticPages();
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
  await rewritePage(page, `**${route}`, (html) =>
    html
      .replace('<div id=__docusaurus>', `${MARKUP}<div id=__docusaurus>`)
      .replace('</body>', '<script src="/assets/js/payload.js"></script></body>'),
  );
  await page.goto(route);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'results')))
    .toEqual(['EvalError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect(page.locator('#payload')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#payload')).toHaveCSS('position', 'static');
  await page.locator('#script-link').dispatchEvent('click');
  await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
  await expect
    .poll(() =>
      [...new Set(pageErrors.flatMap((error) => /^violation of (\S+):/.exec(error)?.[1] ?? []))].sort().join(' '),
    )
    .toBe(
      'base-uri connect-src form-action frame-src img-src object-src require-trusted-types-for ' +
        'script-src-attr script-src-elem style-src-attr style-src-elem trusted-types',
    );
  const state = await page.evaluate(() => [
    Reflect.get(window, 'ran'),
    document.baseURI === location.href,
    location.pathname,
  ]);
  expect(state).toEqual([undefined, true, route]);
  expect(reached).toEqual([]);
  pageErrors.length = 0;
});

const encode = encodeURIComponent;
const SCRIPT = encode('<script>window.ran=1</script>');
const IMAGE = encode('"><img src=x onerror=window.ran=1>');

/** One address per page that reads its address. `tests/unit/forms/prefill.test.ts` has more for the code that reads them. */
const ADDRESSES = [
  `/contact?tier=${SCRIPT}&interest=${IMAGE}&__proto__[polluted]=1&constructor.prototype.polluted=1#"]),*{color:red}`,
  `/assessment?next=//elsewhere.example&url=data:text/html,${SCRIPT}&x=${'a'.repeat(7_000)}#javascript:window.ran=1`,
  `/auth/callback?error=${SCRIPT}&error_description=${IMAGE}&redirect_uri=javascript:window.ran=1`,
  `/subscription-success?session_id=${SCRIPT}&returnTo=${ELSEWHERE}&continue=https:elsewhere.example`,
];

for (const address of ADDRESSES) {
  test(`nothing runs, nothing is polluted and nobody leaves the site: ${address.slice(0, 100)}`, async ({
    page,
    baseURL,
    requestsElsewhere,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.goto(address);
    if (address.startsWith('/subscription-success')) await expect(page).toHaveURL(`/auth#${AFTER_PAYMENT_ANCHOR}`);
    else await reactRuns(page);
    await movePointer(page);
    const state = await page.evaluate(() => ({
      ran: 'ran' in window,
      polluted: 'polluted' in {} || 'polluted' in [],
      origin: location.origin,
      cookie: document.cookie,
      headline: document.querySelector('h1')?.textContent,
    }));
    expect(state).toEqual({
      ran: false,
      polluted: false,
      origin: baseURL,
      cookie: `${refusedAnalytics.name}=${refusedAnalytics.value}`,
      headline: expect.stringMatching(/^[^<]+$/),
    });
    expect({ dialogs, requestsElsewhere }).toEqual({ dialogs: [], requestsElsewhere: [] });
  });
}
