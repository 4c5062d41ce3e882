import { menus } from '../../src/site/navigation';
import { expect, test, type Visitor } from '../support/browsers/visitor';

const trigger = (index: number) => `[data-menu="${menus[index]?.id}"] > button`;
const panel = (index: number) => `#menu-${menus[index]?.id}`;
const OPEN_DRAWER = '[commandfor="drawer"]';
const DRAWER = '#drawer';
const summary = (index: number) => `[data-questions] details:nth-of-type(${index}) summary`;

const openQuestions = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')].flatMap(({ open }, index) =>
      open ? [index + 1] : [],
    ),
  );

test('menus open on hover, one at a time, and answer the keyboard', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  await visitor.point(trigger(0));
  await visitor.sees(panel(0));
  await visitor.point(trigger(1));
  await visitor.sees(panel(1));
  await visitor.sees(panel(0), false);
  await visitor.page.mouse.move(640, 880);
  await visitor.sees(panel(1), false);
  await visitor.focus(trigger(0));
  await visitor.page.keyboard.press('Enter');
  await visitor.sees(panel(0));
  await visitor.page.keyboard.press('ArrowDown');
  await expect.poll(() => visitor.hasFocus(`${panel(0)} a`)).toBe(true);
  await visitor.page.keyboard.press('Escape');
  await visitor.sees(panel(0), false);
  expect(await visitor.hasFocus(trigger(0))).toBe(true);
});

test('the theme button switches, and the next page keeps the choice', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.interact();
  const background = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await visitor.click('header [data-theme-button]');
  await expect.poll(background).not.toBe(before);
  const chosen = await background();
  await visitor.open('/team');
  expect(await background()).toBe(chosen);
});

test.describe('in a narrow window', () => {
  test.use({ size: [700, 844] });

  async function closesBesideIt(visitor: Visitor): Promise<void> {
    await visitor.click(OPEN_DRAWER);
    await visitor.sees(DRAWER);
    await visitor.page.mouse.move(40, 400);
    await visitor.press();
    await visitor.sees(DRAWER, false);
  }

  test('the drawer keeps the focus, closes on Escape and on a press beside it', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.interact();
    await visitor.focus(OPEN_DRAWER);
    await visitor.page.keyboard.press('Enter');
    await visitor.sees(DRAWER);
    const stops = await visitor.run((within) => document.querySelectorAll(`${within} :is(a, button)`).length, DRAWER);
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await visitor.page.keyboard.press('Tab');
      expect(await visitor.hasFocus('body :not(dialog, dialog *)'), `stop ${stop}`).toBe(false);
    }
    await visitor.focus(`${DRAWER} a`);
    await visitor.page.keyboard.press('Escape');
    await visitor.sees(DRAWER, false);
    await expect.poll(() => visitor.hasFocus(OPEN_DRAWER)).toBe(true);
    await closesBesideIt(visitor);
  });

  test('the drawer works in a browser without invoker commands and without closedby', async ({ visitor }) => {
    const release = visitor.site.hold(/assets\/js\/boot/);
    await visitor.open('/about', true);
    await visitor.run(() => {
      Reflect.deleteProperty(window, 'CommandEvent');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      for (const element of document.querySelectorAll('[command], dialog')) {
        element.removeAttribute('command');
        element.removeAttribute('closedby');
      }
    });
    release();
    await visitor.interact();
    await closesBesideIt(visitor);
  });
});

test('questions open one at a time, and print opens them all in a browser that shows no closed ones', async ({
  visitor,
}) => {
  const release = visitor.site.hold(/assets\/js\/boot/);
  await visitor.open('/pricing', true);
  await visitor.run(() => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => query[0] !== 'selector(::details-content)' && supports(...query);
  });
  release();
  await visitor.interact();
  for (const question of [1, 2]) {
    await visitor.click(summary(question));
    await expect.poll(() => openQuestions(visitor)).toEqual([question]);
  }
  const count = await visitor.run(() => document.querySelectorAll('[data-questions] details').length);
  await visitor.run(() => void dispatchEvent(new Event('beforeprint')));
  expect(await openQuestions(visitor)).toHaveLength(count);
  await visitor.run(() => void dispatchEvent(new Event('afterprint')));
  expect(await openQuestions(visitor)).toEqual([2]);
});

test('a tooltip opens on hover, and again after Escape', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.interact();
  for (let turn = 0; turn < 2; turn += 1) {
    await visitor.point('[data-tooltip]');
    await visitor.sees('[role="tooltip"]');
    await visitor.page.keyboard.press('Escape');
    await visitor.sees('[role="tooltip"]', false);
    await visitor.page.mouse.move(5, 5);
  }
});
