import { expect } from '@playwright/test';
import { AFTER_PAYMENT } from '../../../src/account/leaveFor';
import { test } from '../../support/configured/site';
import { collectErrors, collectForeignRequests, movePointer, reactRuns } from '../../support/page';
import { refusedAnalytics } from '../../support/standIns';

const ELSEWHERE = 'https://elsewhere.example';
const encode = encodeURIComponent;
const SCRIPT = encode('<script>window.ran=1</script>');
const IMAGE = encode('"><img src=x onerror=window.ran=1>');

/** One address per page that reads its address. `tests/unit/forms/prefill.test.ts` has more for the code that reads them. */
const ADDRESSES = [
  `/contact?tier=${SCRIPT}&interest=${IMAGE}&${SCRIPT}=1&utm_source=${IMAGE}#"]),*{color:red}`,
  `/contact?tier=toString&interest=__proto__&__proto__[polluted]=1&constructor.prototype.polluted=1#__proto__`,
  `/contact?tier=%E0%A4%A&interest=%00%0d%0aSet-Cookie:x=1&%FF%FE=%80&%#%E0%A4%A`,
  `/assessment?next=//elsewhere.example&url=data:text/html,${SCRIPT}&x=${'a'.repeat(7_000)}#javascript:window.ran=1`,
  `/auth/callback?error=${SCRIPT}&error_description=${IMAGE}&redirect_uri=javascript:window.ran=1`,
  `/subscription-success?session_id=${SCRIPT}&returnTo=${ELSEWHERE}&continue=https:elsewhere.example`,
];

for (const address of ADDRESSES) {
  test(`nothing runs, nothing is polluted and nobody leaves the site: ${address.slice(0, 100)}`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    const foreignRequests = collectForeignRequests(page, baseURL);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.goto(address);
    if (address.startsWith('/subscription-success')) await expect(page).toHaveURL(`/auth#${AFTER_PAYMENT}`);
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
    expect({ dialogs, foreignRequests, errors }).toEqual({ dialogs: [], foreignRequests: [], errors: [] });
  });
}
