import { allRoutes } from '../../lib/builtSite';
import { expect, test } from '../support/browsers/visitor';

/** A script of these pages opens another page at once. */
const REDIRECTING = ['/auth/callback', '/subscription-success'];
const routes = allRoutes('build').filter((route) => !REDIRECTING.includes(route));

for (const width of [360, 1280]) {
  test(`no page has an error, scrolls sideways or changes its height when it is first used, at ${width} px`, async ({
    visitor,
  }) => {
    test.setTimeout(180_000);
    await visitor.page.resize(width, 900);
    const height = () => visitor.run(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
    for (const route of routes) {
      await visitor.open(route);
      const before = await height();
      await visitor.interact();
      expect.soft(await height(), route).toBe(before);
      const excess = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess, `${route} scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await visitor.problems(), route).toEqual([]);
    }
  });
}

test('back restores a page as it was left', async ({ visitor }) => {
  for (const path of ['/about', '/contact']) {
    await visitor.open(path);
    await visitor.interact();
    await visitor.run(() => void Object.assign(window, { isSameDocument: true }));
    await visitor.click('footer a[href="/privacy"]');
    await visitor.arrives('/privacy');
    await visitor.run(() => history.back());
    await visitor.arrives(path);
    expect(await visitor.run(() => 'isSameDocument' in window)).toBe(true);
  }
});

test('a link to a part of a page scrolls to it, below the header', async ({ visitor }) => {
  await visitor.open('/careers');
  await visitor.interact();
  await visitor.click('a[href="#open-positions"]');
  await visitor.arrives('/careers#open-positions');
  const top = () => visitor.read('#open-positions', (target) => target.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  await expect.poll(top).toBeGreaterThan(40);
});

test('the skip link is the first stop and leads to the content', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.page.keyboard.press('Tab');
  await expect.poll(() => visitor.hasFocus('a[href="#main"]')).toBe(true);
  await visitor.page.keyboard.press('Enter');
  await visitor.arrives('/about#main');
  await visitor.page.keyboard.press('Tab');
  await expect.poll(() => visitor.hasFocus('main *')).toBe(true);
});
