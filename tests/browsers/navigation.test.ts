import { expect, test } from '../support/browsers/visitor';

test('a link to a part of the page scrolls to it, and the way back returns', async ({ visitor }) => {
  await visitor.open('/careers');
  await visitor.interact();
  await visitor.click('a[href="#open-positions"]');
  await visitor.arrives('/careers#open-positions');
  const top = () => visitor.read('#open-positions', (target) => target.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(300);
  await visitor.goBack('/careers');
  await expect.poll(() => visitor.run(() => scrollY)).toBeLessThan(400);
});

test('an address with a part of the page opens there, below the header', async ({ visitor }) => {
  await visitor.open('/careers#open-positions');
  const top = () => visitor.read('#open-positions', (target) => target.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(40);
  await expect.poll(top).toBeLessThan(300);
});

test('an unknown address shows the page for it, and a link leads home', async ({ visitor }) => {
  await visitor.open('/no/such/page');
  await visitor.interact();
  expect(await visitor.problems()).toEqual(['404: no page at /no/such/page']);
  await visitor.click('main a[href="/"]');
  await visitor.arrives('/');
});

for (const path of ['/about', '/pricing', '/contact', '/assessment']) {
  test(`back and forward restore ${path} at once, as it was left`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.interact();
    await visitor.run(() => {
      Object.assign(window, { isSameDocument: true });
    });
    await visitor.click('footer a[href="/privacy"]');
    await visitor.arrives('/privacy');
    await visitor.goBack(path);
    expect(await visitor.run(() => 'isSameDocument' in window)).toBe(true);
    await visitor.run(() => history.forward());
    await visitor.arrives('/privacy');
    expect(await visitor.run(() => Reflect.get(window, 'fromCache'))).toBe(true);
  });

  test(`${path} fetches no file twice, and the next page only what is new`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.interact();
    await visitor.press('Tab');
    await expect.poll(() => visitor.run(() => document.fonts.status)).toBe('loaded');
    const first = visitor.site.requests.filter((file) => !file.startsWith('/favicon'));
    expect(first).toEqual([...new Set(first)]);
    await visitor.open('/team');
    await visitor.interact();
    const assets = visitor.site.requests.filter((file) => file.startsWith('/assets/'));
    expect(assets).toEqual([...new Set(assets)]);
  });
}

test('every icon that a page names exists, and browsers that ask for /favicon.ico get one', async ({ visitor }) => {
  await visitor.open('/about');
  const icons = await visitor.run(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')];
    const manifest = await (await fetch('/site.webmanifest')).json();
    const named = (manifest.icons as { src: string }[]).map(({ src }) => src);
    const addresses = ['/favicon.ico', ...links.map(({ href }) => href), ...named];
    return Promise.all(
      addresses.map(async (address) => {
        const { ok, headers } = await fetch(address);
        return `${ok && headers.get('content-type')?.startsWith('image/')} ${address}`;
      }),
    );
  });
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) expect(icon).toMatch(/^true /);
});
