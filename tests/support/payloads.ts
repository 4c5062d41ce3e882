import type { Page } from '@playwright/test';

/** A site that no page may contact. */
export const ELSEWHERE = 'https://elsewhere.example';

/** Markup that an attacker might get into a page. What runs sets `window.ran`. */
const MARKUP = `
<base href="${ELSEWHERE}/">
<script>window.ran = ['inline script']</script>
<script src="${ELSEWHERE}/script.js"></script>
<style>#payload { position: fixed }</style>
<link rel="stylesheet" href="${ELSEWHERE}/style.css">
<p id="payload" style="color: rgb(1, 2, 3)">payload</p>
<img src="/missing.png" onerror="window.ran = ['inline handler']" alt="">
<img src="${ELSEWHERE}/picture.png" alt="">
<iframe src="${ELSEWHERE}/frame"></iframe>
<object data="${ELSEWHERE}/object"></object>
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
    'new Function': () => new Function('return 1')(),
    'timer with text': () => setTimeout('window.ran = ["timer"]' as unknown as () => void),
    innerHTML: () => {
      document.body.innerHTML = '<p>gone</p>';
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<p>more</p>'),
    'document.write': () => document.write('<p>more</p>'),
    'script address': () => {
      document.head.append(Object.assign(document.createElement('script'), { src: `${elsewhere}/added.js` }));
    },
    'script text': () => {
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = ["text"]' }));
    },
    srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<script></script>' }),
    'handler attribute': () => document.body.setAttribute('onclick', 'window.ran = ["attribute"]'),
    'policy of its own': () =>
      window.trustedTypes?.createPolicy('elsewhere', { createScriptURL: (address) => address }),
    worker: () => new Worker(`${elsewhere}/worker.js`),
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
  const report = (name: string) => () => Object.assign(results, { [name]: 'blocked' });
  fetch(`${elsewhere}/fetch`).catch(report('fetch'));
  import(`${elsewhere}/module.js`).catch(report('import'));
  const socket = new WebSocket(`${elsewhere.replace('https', 'wss')}/socket`);
  socket.onerror = report('socket');
  navigator.sendBeacon(`${elsewhere}/beacon`, 'x');
}

/** Serves a page of the site with the payloads in it. @returns the requests that reached another site */
export async function servePayloads(page: Page, route: string): Promise<string[]> {
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
