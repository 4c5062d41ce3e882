import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from '../../support/page';
import { collectViolations } from '../../support/violations';

const ELSEWHERE = 'https://elsewhere.example';
const SCRIPT = '<script>window.ran=1</script>';
const IMAGE = '<img src=x onerror=window.ran=1>';
const encode = encodeURIComponent;

/** Queries and hashes as attackers, broken links and broken mail programs write them. */
const ADDITIONS = [
  `?tier=${encode(SCRIPT)}`,
  `?interest=${encode(IMAGE)}`,
  `?interest=${encode(`"${IMAGE}`)}`,
  `?tier=${encode("');window.ran=1;//")}`,
  `?tier=javascript:window.ran=1`,
  `?${encode(SCRIPT)}=1`,
  `?error=${encode(SCRIPT)}`,
  `?error_description=${encode(IMAGE)}`,
  `?session_id=${encode(SCRIPT)}`,
  `?utm_source=${encode(IMAGE)}`,
  `?docusaurus-theme=${encode(SCRIPT)}`,
  `?docusaurus-data-x=${encode(SCRIPT)}`,
  `?docusaurus-data-react=none`,
  '?__proto__[polluted]=1',
  '?__proto__.polluted=1',
  '?constructor[prototype][polluted]=1',
  '?constructor.prototype.polluted=1',
  `?interest=__proto__&tier=__proto__`,
  `?interest=constructor&tier=prototype`,
  `?interest=toString&tier=hasOwnProperty`,
  `?tier=${encode('{"__proto__":{"polluted":1}}')}`,
  '?__proto__=1',
  `?returnTo=${ELSEWHERE}`,
  `?next=//elsewhere.example`,
  `?redirect=${encode('/\\elsewhere.example')}`,
  `?redirect_uri=javascript:window.ran=1`,
  `?url=data:text/html,${encode(SCRIPT)}`,
  `?continue=${encode('https:elsewhere.example')}`,
  '?%',
  '?tier=%E0%A4%A',
  '?%FF%FE=%80',
  '?tier=%00%0d%0aSet-Cookie:x=1',
  '?tier=%0d%0aLocation:%20https://elsewhere.example',
  '?=&&=&?&#?',
  `?tier=${'a'.repeat(7_000)}`,
  `?${'a=1&'.repeat(1_000)}`,
  '?tier[]=1&tier[]=2&tier=3',
  '?tier=%F0%9F%92%A9&interest=%E2%80%AE%D8%A7',
  '?tier=%ED%A0%80',
  '?interest=../../etc/passwd',
  "?tier=1' OR '1'='1",
  '?tier={{7*7}}%24{7*7}',
  `#${SCRIPT}`,
  `#${IMAGE}`,
  `#javascript:window.ran=1`,
  '#__proto__',
  '#%E0%A4%A',
  '#"]),*{color:red}',
  `#${'a'.repeat(7_000)}`,
  `#//elsewhere.example`,
  `#contact-form${IMAGE}`,
];

/** The page that fills in what its address says gets all of them; these, which do less with it, take turns. */
const OTHERS = ['/auth/callback', '/subscription-success', '/assessment', '/about'];

const half = Math.ceil(ADDITIONS.length / 2);
const GROUPS: [string, string[]][] = [ADDITIONS.slice(0, half), ADDITIONS.slice(half)].flatMap((additions, part) => [
  [`/contact, part ${part + 1}`, additions.map((addition) => `/contact${addition}`)],
  [`other pages, part ${part + 1}`, additions.map((addition, index) => `${OTHERS[index % OTHERS.length]}${addition}`)],
]);

async function stateOf(page: Page) {
  return page.evaluate(() => ({
    ran: 'ran' in window,
    polluted: 'polluted' in {} || 'polluted' in [],
    origin: location.origin,
    cookie: document.cookie,
    heading: document.querySelector('h1')?.textContent?.includes('<') ?? false,
  }));
}

test('there are fifty of them', () => expect(ADDITIONS.length).toBeGreaterThanOrEqual(50));

for (const [name, addresses] of GROUPS) {
  test(`${name}: nothing runs, nothing is polluted and nobody leaves the site, whatever the address says`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const violations = await collectViolations(page);
    const errors = collectErrors(page);
    const left: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) left.push(request.url());
    });
    page.on('dialog', (dialog) => left.push(dialog.message()));
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.mouse.move(5, 700);
      await page.mouse.move(6, 701);
      await page.waitForLoadState('networkidle');
      expect(await stateOf(page), address).toEqual({
        ran: false,
        polluted: false,
        origin: baseURL,
        cookie: '',
        heading: false,
      });
    }
    expect(left).toEqual([]);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}
