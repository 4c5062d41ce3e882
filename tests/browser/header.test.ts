import { expect, test } from '@playwright/test';
import { DESKTOP, isFocusInView, PHONE } from '../support/page';

const header = 'header:has(nav)';

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('is clear until the page is scrolled by more than 50 px', async ({ page }) => {
    await page.goto('/about');
    const background = () =>
      page
        .locator(header)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() => scrollTo(0, 50));
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 51));
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('a menu opens on hover and closes 150 ms after the pointer has left', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Capabilities' });
    const link = page.getByRole('link', { name: /^IT Services/ }).first();
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();

    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const menu = document.querySelector('[data-menu="capabilities"]');
          let leftAt = 0;
          menu?.addEventListener('pointerleave', () => (leftAt = performance.now()));
          new MutationObserver(() => resolve(performance.now() - leftAt)).observe(menu as Node, {
            attributeFilter: ['aria-expanded'],
            subtree: true,
          });
        }),
    );
    await page.mouse.move(640, 880);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    // A timer is never early; how late it is depends on the machine, so there is no upper bound.
    expect(await delay).toBeGreaterThanOrEqual(149);
  });

  test('a menu survives a short trip of the pointer outside', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Solutions' });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 880);
    await trigger.hover();
    await page.waitForTimeout(300);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('opening one menu closes the other', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Solutions' }).hover();
    await page.getByRole('button', { name: 'Resources' }).hover();
    await expect(page.getByRole('button', { name: 'Resources' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Solutions' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('works by keyboard: open, walk in, close, and the focus returns', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Solutions' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^AI-Powered Solutions/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu closes when the focus walks out of it', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Resources' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Free Assessment', exact: true }).first().focus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on the page closes a menu that a key has opened', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Solutions' });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(640, 880);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu that CSS has opened stays open when the script arrives, and then closes like any other', async ({
    page,
  }) => {
    let letScriptGo = () => {};
    const scriptMayGo = new Promise<void>((resolve) => {
      letScriptGo = resolve;
    });
    await page.route('**/assets/js/boot.*', async (route) => {
      await scriptMayGo;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Solutions' }).hover();
    const panel = page.locator('#menu-solutions');
    await expect(panel).toBeVisible();
    letScriptGo();
    await page.waitForSelector('html[data-scripted]', { state: 'attached' });
    await expect(page.getByRole('button', { name: 'Solutions' })).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 880);
    await expect(panel).toBeHidden();
  });

  test('the focus is not lost when the pointer leaves a menu that holds it', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Solutions' });
    await trigger.hover();
    await trigger.press('ArrowDown');
    await page.mouse.move(640, 880);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  });

  test('Escape closes a menu that the pointer holds open', async ({ page }) => {
    await page.goto('/about');
    const trigger = page.getByRole('button', { name: 'Solutions' });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: DESKTOP, hasTouch: true });

  test('a menu opens on a tap, and closes on a second one, on a tap outside and when another opens', async ({
    page,
  }) => {
    await page.goto('/about');
    const solutions = page.getByRole('button', { name: 'Solutions' });
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
    await page.getByRole('button', { name: 'Resources' }).tap();
    await expect(panel).toBeHidden();
    await expect(page.locator('#menu-resources')).toBeVisible();
  });
});

test.describe('in browsers without invoker commands and closedby', () => {
  test.use({ viewport: PHONE });

  test('the drawer opens from its button, and closes from its own and on a press beside it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CommandEvent');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    });
    await page.setViewportSize({ width: 700, height: 844 });
    await page.goto('/about');
    // This browser has both: without their attributes it does nothing by itself.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await open.click();
    await drawer.getByText('Menu').first().click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test('shows a menu button instead of the menus, and keeps the assessment link for the drawer', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Solutions' })).toBeHidden();
    await expect(page.locator(header).first().getByRole('link', { name: 'Free Assessment' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Free Assessment' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Get Started' })).toBeVisible();
  });

  test('the drawer keeps the focus inside, closes on Escape, and gives it back', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    const stops = await drawer.locator('a, button').count();
    for (let stop = 1; stop < stops; stop += 1) {
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await expect(drawer.getByRole('link', { name: 'Get Started' })).toBeFocused();
    // Beyond the last stop are the browser's own controls, and never the page behind the drawer.
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('nothing of the drawer covers what has the focus, in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const stops = await page.locator('dialog[open] :is(a, button)').count();
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await isFocusInView(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('the drawer closes when a link is chosen, and is closed on the way back', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(drawer).toBeHidden();
  });

  test('the drawer closes when the viewport grows beyond mobile', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(drawer).toBeHidden();
  });

  test('the drawer of a tablet closes when the viewport grows to the wide header', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1300, height: 768 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});
