import { expect, type Page } from '@playwright/test';
import {
  aboutLink,
  freeAssessmentLink,
  getStartedLink,
  type Menu,
  menus,
  type NavigationLink,
} from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { accessibilityViolations } from '../support/accessibility';
import { DESKTOP, holdRequests, isFocusInView, PHONE, scriptRuns } from '../support/page';
import { test } from '../support/test';

const header = (page: Page) => page.locator('header:has(nav)').first();
/** The tests use two menus. In a header with one menu, both are the same. */
const [first, last] = [menus[0], menus.at(-1)];
if (!first || !last) throw new Error('The header has no menus.');

const trigger = (page: Page, { title }: Menu) => page.getByRole('button', { name: title, exact: true });
const panelOf = (page: Page, { id }: Menu) => page.locator(`#menu-${id}`);
const firstLink = (page: Page, menu: Menu) => panelOf(page, menu).getByRole('link').first();
const drawer = (page: Page) => page.getByRole('dialog', { name: strings.drawerTitle });
const openButton = (page: Page) => page.getByRole('button', { name: strings.openMenu });
const drawerLink = (page: Page, { title }: NavigationLink) =>
  drawer(page).getByRole('link', { name: title, exact: true }).last();

/** Moves the pointer from the header to the bottom of the page. */
const leaveHeader = (page: Page) => page.mouse.move(640, 880);

const expectOpen = (page: Page, menu: Menu) => expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (page: Page, menu: Menu) => expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'false');

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await scriptRuns(page);
  });

  test('the header is clear until the page is scrolled by more than 50 px', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('with the pointer, one menu is open at a time; leaving returns the focus, and Escape closes', {
    tag: '@engines',
  }, async ({ page }) => {
    for (const menu of [last, first]) {
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      await expect(header(page).locator('[aria-expanded=true]')).toHaveCount(1);
    }
    await trigger(page, first).press('ArrowDown');
    await expect(firstLink(page, first)).toBeFocused();
    await leaveHeader(page);
    await expectClosed(page, first);
    await expect(trigger(page, first)).toBeFocused();

    await trigger(page, first).hover();
    await expectOpen(page, first);
    await page.keyboard.press('Escape');
    await expectClosed(page, first);
  });

  test('a menu opens and closes with the keyboard, and closes when the focus leaves or the page is clicked', {
    tag: '@engines',
  }, async ({ page }) => {
    await trigger(page, first).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, first);
    await page.keyboard.press('ArrowDown');
    await expect(firstLink(page, first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, first)).toBeFocused();
    await expectClosed(page, first);

    await trigger(page, last).press('Enter');
    await expectOpen(page, last);
    await header(page).getByRole('button', { name: strings.switchTheme }).focus();
    await expectClosed(page, last);

    await trigger(page, first).press('Enter');
    await expectOpen(page, first);
    await page.mouse.click(640, 880);
    await expectClosed(page, first);
  });
});

test('a menu opens on hover and closes 150 ms after the pointer has left', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await scriptRuns(page);
  await page.clock.pauseAt(60_000);
  const link = firstLink(page, last);
  await trigger(page, last).hover();
  await expectOpen(page, last);
  await expect(link).toBeVisible();

  await test.step('a short trip outside does not close it', async () => {
    await leaveHeader(page);
    await page.clock.runFor(149);
    await trigger(page, last).hover();
    await page.clock.runFor(1000);
    await expectOpen(page, last);
  });

  await leaveHeader(page);
  await page.clock.runFor(149);
  await expectOpen(page, last);
  await page.clock.runFor(1);
  await expectClosed(page, last);
  await expect(link).toBeHidden();
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: DESKTOP, hasTouch: true });

  test('a menu opens on a tap, and closes on a second one, on a tap outside and when another opens', async ({
    page,
  }) => {
    await page.goto('/');
    await scriptRuns(page);
    const button = trigger(page, first);
    const panel = panelOf(page, first);
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(640, 880);
    await expect(panel).toBeHidden();
    for (const menu of new Set([first, last])) {
      await trigger(page, menu).tap();
      await expect(panelOf(page, menu)).toBeVisible();
      await expect(page.locator('[id^=menu-]:visible')).toHaveCount(1);
    }
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await scriptRuns(page);
  });

  test('the drawer replaces the menus, keeps the focus inside, closes on Escape, and returns the focus', {
    tag: '@engines',
  }, async ({ page }) => {
    await expect(trigger(page, first)).toBeHidden();
    await expect(header(page).getByRole('link', { name: freeAssessmentLink.title, exact: true }).first()).toBeHidden();
    await openButton(page).press('Enter');
    await expect(drawerLink(page, freeAssessmentLink)).toBeVisible();
    // The page behind does not scroll. Chromium ignores keys at the end of the drawer by itself; other browsers need this.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const stops = await drawer(page).locator('a, button').count();
    expect(stops).toBeGreaterThan(5);
    for (let stop = 1; stop < stops; stop += 1) {
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await expect(drawerLink(page, getStartedLink)).toBeFocused();
    // After the last stop come the browser's own controls, never the page behind the drawer.
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });

  test('in a low window, nothing in the drawer covers the focused element, and a link leads to its page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openButton(page).click();
    await expect(drawer(page)).toBeVisible();
    const stops = await drawer(page).locator('a, button').count();
    expect(stops).toBeGreaterThan(5);
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await isFocusInView(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await drawerLink(page, aboutLink).click();
    await expect(page).toHaveURL(aboutLink.to);
  });

  test('the drawer closes when a phone or a tablet is turned and the wide header fits', async ({ page }) => {
    for (const [narrow, wide] of [
      [767, 768],
      [1024, 1300],
    ] as const) {
      await page.setViewportSize({ width: narrow, height: 844 });
      await openButton(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width: wide, height: 844 });
      await expect(drawer(page)).toBeHidden();
    }
  });
});

test('the drawer opens, and closes on a press beside it, in a browser without invoker commands and closedby', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  const release = await holdRequests(page, '**/assets/js/boot.*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'CommandEvent');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    for (const element of document.querySelectorAll('[command], dialog')) {
      element.removeAttribute('command');
      element.removeAttribute('closedby');
    }
  });
  release();
  await scriptRuns(page);
  await openButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(drawer(page)).toBeHidden();
});

test('every open menu and the open drawer are accessible', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await scriptRuns(page);
  for (const menu of menus) {
    await trigger(page, menu).hover();
    await expectOpen(page, menu);
    expect(await accessibilityViolations(page, `#menu-${menu.id}`)).toEqual([]);
  }
  // High enough for the whole drawer: axe measures links that are below its buttons until they are scrolled.
  await page.setViewportSize({ ...PHONE, height: 1600 });
  await openButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await accessibilityViolations(page, '#drawer')).toEqual([]);
});
