import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, holdRequests, isFocusInView, PHONE, scriptRuns } from '../support/page';

const header = (page: Page) => page.locator('header:has(nav)').first();
const trigger = (page: Page, name: string) => page.getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/** Moves the pointer from the header to the bottom of the page. */
const leaveHeader = (page: Page) => page.mouse.move(640, 880);

const expectOpen = (page: Page, name: string) => expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (page: Page, name: string) =>
  expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false');

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await scriptRuns(page);
  });

  test('the header is clear until the page is scrolled by more than 50 px', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('opening one menu closes the other', async ({ page }) => {
    await trigger(page, 'Solutions').hover();
    await expectOpen(page, 'Solutions');
    await trigger(page, 'Resources').hover();
    await expectOpen(page, 'Resources');
    await expectClosed(page, 'Solutions');
  });

  test('Enter opens a menu, ArrowDown moves into it, Escape closes it and returns the focus', async ({ page }) => {
    await trigger(page, 'Solutions').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Solutions');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^AI-Powered Solutions/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Solutions')).toBeFocused();
    await expectClosed(page, 'Solutions');
  });

  test('a menu closes when the focus leaves it', async ({ page }) => {
    await trigger(page, 'Resources').press('Enter');
    await expectOpen(page, 'Resources');
    await page.getByRole('link', { name: 'Free Assessment', exact: true }).first().focus();
    await expectClosed(page, 'Resources');
  });

  test('clicking the page closes a menu that was opened with the keyboard', async ({ page }) => {
    await trigger(page, 'Solutions').press('Enter');
    await expectOpen(page, 'Solutions');
    await page.mouse.click(640, 880);
    await expectClosed(page, 'Solutions');
  });

  test('a menu returns the focus to its button when the pointer leaves it', async ({ page }) => {
    await trigger(page, 'Solutions').hover();
    await trigger(page, 'Solutions').press('ArrowDown');
    await expect(page.getByRole('link', { name: /^AI-Powered Solutions/ })).toBeFocused();
    await leaveHeader(page);
    await expectClosed(page, 'Solutions');
    await expect(trigger(page, 'Solutions')).toBeFocused();
  });

  test('Escape closes a menu that is open because of the pointer', async ({ page }) => {
    await trigger(page, 'Solutions').hover();
    await expectOpen(page, 'Solutions');
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Solutions');
  });
});

test('a menu opens on hover and closes 150 ms after the pointer has left', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await scriptRuns(page);
  await page.clock.pauseAt(60_000);
  const link = page.getByRole('link', { name: /^IT Services/ }).first();
  await trigger(page, 'Capabilities').hover();
  await expectOpen(page, 'Capabilities');
  await expect(link).toBeVisible();

  await test.step('a short trip outside does not close it', async () => {
    await leaveHeader(page);
    await page.clock.runFor(149);
    await trigger(page, 'Capabilities').hover();
    await page.clock.runFor(1000);
    await expectOpen(page, 'Capabilities');
  });

  await leaveHeader(page);
  await page.clock.runFor(149);
  await expectOpen(page, 'Capabilities');
  await page.clock.runFor(1);
  await expectClosed(page, 'Capabilities');
  await expect(link).toBeHidden();
});

test('a menu that CSS has opened stays open when the script arrives, and then closes like any other', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const release = await holdRequests(page, '**/assets/js/boot.*');
  await page.goto('/about', { waitUntil: 'commit' });
  await trigger(page, 'Solutions').hover();
  const panel = page.locator('#menu-solutions');
  await expect(panel).toBeVisible();
  release();
  await scriptRuns(page);
  await expectOpen(page, 'Solutions');
  await leaveHeader(page);
  await expect(panel).toBeHidden();
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: DESKTOP, hasTouch: true });

  test('a menu opens on a tap, and closes on a second one, on a tap outside and when another opens', async ({
    page,
  }) => {
    await page.goto('/about');
    await scriptRuns(page);
    const solutions = trigger(page, 'Solutions');
    const panel = page.locator('#menu-solutions');
    await solutions.tap();
    await expect(panel).toBeVisible();
    await solutions.tap();
    await expect(panel).toBeHidden();
    await solutions.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(640, 880);
    await expect(panel).toBeHidden();
    await solutions.tap();
    await expect(panel).toBeVisible();
    await trigger(page, 'Resources').tap();
    await expect(panel).toBeHidden();
    await expect(page.locator('#menu-resources')).toBeVisible();
  });
});

test('without invoker commands and closedby, the drawer opens and closes like anywhere else', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CommandEvent');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  });
  await page.setViewportSize({ width: 700, height: 844 });
  await page.goto('/about');
  await scriptRuns(page);
  // This browser supports both; without the attributes it does nothing by itself.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
    for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
  });
  await openButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer(page)).toBeHidden();
  await openButton(page).click();
  await drawer(page).getByText('Menu').first().click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await scriptRuns(page);
  });

  test('a menu button replaces the menus, and the drawer has the assessment link', async ({ page }) => {
    await expect(openButton(page)).toBeVisible();
    await expect(trigger(page, 'Solutions')).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'Free Assessment' })).toBeHidden();
    await openButton(page).click();
    await expect(drawer(page).getByRole('link', { name: 'Free Assessment' })).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'Get Started' })).toBeVisible();
  });

  test('the drawer keeps the focus inside, closes on Escape, and returns the focus', async ({ page }) => {
    await openButton(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    const stops = await drawer(page).locator('a, button').count();
    expect(stops).toBeGreaterThan(5);
    for (let stop = 1; stop < stops; stop += 1) {
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await expect(drawer(page).getByRole('link', { name: 'Get Started' })).toBeFocused();
    // After the last stop come the browser's own controls, never the page behind the drawer.
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test('nothing in the drawer covers the focused element in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openButton(page).click();
    await expect(drawer(page)).toBeVisible();
    const stops = await drawer(page).locator('a, button').count();
    expect(stops).toBeGreaterThan(5);
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await isFocusInView(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('the drawer closes when a link is chosen, and stays closed on the way back', async ({ page }) => {
    await openButton(page).click();
    await drawer(page).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(drawer(page)).toBeHidden();
  });

  for (const [name, narrow, wide] of [
    ['grows beyond a phone', 767, 768],
    ['of a tablet grows to the wide header', 1024, 1300],
  ] as const) {
    test(`the drawer closes when the viewport ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: narrow, height: 844 });
      await openButton(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width: wide, height: 844 });
      await expect(drawer(page)).toBeHidden();
    });
  }
});
