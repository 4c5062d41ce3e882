import { menus } from '../../src/site/navigation';
import { expect, test, type Visitor } from '../support/browsers/visitor';

const trigger = (index: number) => `[data-menu="${menus[index]?.id}"] > button`;
const panel = (index: number) => `#menu-${menus[index]?.id}`;
const OPEN_DRAWER = '[commandfor="drawer"][command="show-modal"]';
const DRAWER = '#drawer';

/** Moves the pointer away in one jump. */
const leave = (visitor: Visitor) => visitor.page.mouse.move(640, 880);

test('a menu opens on hover, closes when the pointer leaves, and one is open at a time', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  await visitor.point(trigger(0));
  await visitor.sees(panel(0));
  await visitor.point(trigger(1));
  await visitor.sees(panel(1));
  await visitor.doesNotSee(panel(0));
  await leave(visitor);
  await visitor.doesNotSee(panel(1));
});

test('a menu works with the keyboard', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  await visitor.focus(trigger(0));
  await visitor.press('Enter');
  await visitor.sees(panel(0));
  await visitor.press('ArrowDown');
  await expect.poll(() => visitor.hasFocus(`${panel(0)} a`)).toBe(true);
  await visitor.press('Escape');
  await visitor.doesNotSee(panel(0));
  expect(await visitor.hasFocus(trigger(0))).toBe(true);
});

test('no entry of a menu breaks across columns, at any width', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  for (const width of [1280, 1440, 1920]) {
    await visitor.page.resize(width, 900);
    for (const index of menus.keys()) {
      await visitor.point(trigger(index));
      await visitor.sees(panel(index));
      const broken = await visitor.run(
        (within) =>
          [...document.querySelectorAll(`${within} li`)]
            .filter((entry) => entry.getClientRects().length > 1)
            .map(({ textContent }) => textContent),
        panel(index),
      );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  }
});

test('a press before the script runs opens a menu, which then closes like any other', async ({ visitor }) => {
  const release = visitor.site.hold(/assets\/js\/boot/);
  await visitor.openSlowly('/about');
  await visitor.point(trigger(0));
  await visitor.sees(panel(0));
  release();
  await visitor.becomes(() => document.documentElement.dataset.scripted, '');
  await visitor.sees(panel(0));
  await leave(visitor);
  await visitor.doesNotSee(panel(0));
});

test('the header has a background once the page is scrolled', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.interact();
  const background = () => visitor.read('header', (header) => getComputedStyle(header).backgroundColor);
  const clear = await background();
  await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(background).not.toBe(clear);
});

test('the theme button switches, and the next page keeps the choice', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  const background = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await visitor.click('header [data-theme-button]');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await visitor.open('/team');
  expect(await background()).toBe(dark);
});

test('the skip link is the first stop and leads to the content', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press('Tab');
  await expect.poll(() => visitor.hasFocus('a[href="#main"]')).toBe(true);
  const isInView = () => visitor.read('a[href="#main"]', (link) => link.getBoundingClientRect().top >= 0);
  await expect.poll(isInView).toBe(true);
  await visitor.press('Enter');
  await visitor.arrives('/about#main');
  await visitor.press('Tab');
  await expect.poll(() => visitor.hasFocus('main *')).toBe(true);
});

test.describe('on a touch screen', () => {
  test.use({ settings: { touch: true } });

  test('a menu opens and closes on a tap', async ({ visitor }) => {
    test.skip(!visitor.page.tap, 'WebKitGTK’s driver has no touch screen.');
    await visitor.open('/about');
    await visitor.tap(trigger(0));
    await visitor.sees(panel(0));
    await visitor.tap(trigger(0));
    await visitor.doesNotSee(panel(0));
  });
});

test.describe('on a phone', () => {
  test.use({ size: [390, 844] });

  test('the drawer opens, keeps the focus, closes on Escape and returns the focus', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.interact();
    await visitor.focus(OPEN_DRAWER);
    await visitor.press('Enter');
    await visitor.sees(DRAWER);
    const stops = await visitor.run((within) => document.querySelectorAll(`${within} :is(a, button)`).length, DRAWER);
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await visitor.press('Tab');
      expect(await visitor.hasFocus('body :not(dialog, dialog *)'), `stop ${stop}`).toBe(false);
    }
    await visitor.focus(`${DRAWER} a`);
    await visitor.press('Escape');
    await visitor.doesNotSee(DRAWER);
    await expect.poll(() => visitor.hasFocus(OPEN_DRAWER)).toBe(true);
  });

  test('the drawer closes on its button, when a link is chosen, and in a wide window', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.interact();
    await visitor.click(OPEN_DRAWER);
    await visitor.click(`${DRAWER} [command="close"]`);
    await visitor.doesNotSee(DRAWER);
    await visitor.click(OPEN_DRAWER);
    await visitor.sees(DRAWER);
    await visitor.page.resize(1300, 844);
    await visitor.doesNotSee(DRAWER);
    await visitor.page.resize(390, 844);
    await visitor.click(OPEN_DRAWER);
    await visitor.click(`${DRAWER} a[href="/team"]`);
    await visitor.arrives('/team');
    await visitor.goBack('/about');
    await visitor.doesNotSee(DRAWER);
  });

  test('a press on the page behind the drawer closes it', async ({ visitor }) => {
    await visitor.page.resize(700, 844);
    await visitor.open('/about');
    await visitor.interact();
    await visitor.click(OPEN_DRAWER);
    await visitor.sees(DRAWER);
    await visitor.clickAt(40, 400);
    await visitor.doesNotSee(DRAWER);
  });

  test('the drawer works in a browser without invoker commands and without closedby', async ({ visitor }) => {
    const release = visitor.site.hold(/assets\/js\/boot/);
    await visitor.page.resize(700, 844);
    await visitor.openSlowly('/about');
    await visitor.run(() => {
      Reflect.deleteProperty(window, 'CommandEvent');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
    release();
    await visitor.interact();
    await visitor.click('[commandfor="drawer"]');
    await visitor.sees(DRAWER);
    await visitor.click(`${DRAWER} [commandfor]`);
    await visitor.doesNotSee(DRAWER);
    await visitor.click('[commandfor="drawer"]');
    await visitor.sees(DRAWER);
    await visitor.clickAt(40, 400);
    await visitor.doesNotSee(DRAWER);
  });
});
