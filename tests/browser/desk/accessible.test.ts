import type { Locator, Page } from '@playwright/test';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';
import { accessibilityViolations, excessWidth } from '../../support/page';

const FILE = 'pages/terms.mdx';
/** More than the desk and the page in it have controls, however many pages the site has. */
const MOST_STOPS = 1000;

test.setTimeout(300_000);

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

test('the keyboard alone goes from opening a page to proposing it', async ({ page, desk }) => {
  await page.goto(`${desk.origin}/__desk/`);
  await tabTo(page, page.getByRole('button', { name: / \/terms$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Hero: / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: "The page's headline" })).toBeFocused();
  await page.keyboard.type('A headline from the keyboard');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Propose …' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(dialog.locator('ins', { hasText: 'keyboard' })).toBeVisible();
  await expect(dialog.getByText('being checked')).toBeHidden();
  await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Without a mouse');
  await tabTo(page, dialog.getByRole('button', { name: 'Propose' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Propose …' })).toBeFocused();
  expect(git(desk.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/desk')).toContain('without-a-mouse');
});

const DIALOGS = ['Insert a block …', 'Propose …', 'Get the latest changes …', 'New page …', 'Move …', 'Delete …'];

test('axe finds nothing in any panel and dialog, in both themes', async ({ openDesk, page, desk }) => {
  const { button } = await openDesk(FILE);
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const name of [/^Hero: /, 'Details', /^Findings/, 'Text']) {
    await button(name).click();
    expect(await accessibilityViolations(page), String(name)).toEqual([]);
  }
  for (const name of DIALOGS) {
    await button(name).click();
    expect(await accessibilityViolations(page, 'dialog'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`${desk.origin}/__desk/?file=src/site/navigation.yaml`);
  await page.getByRole('form').locator('summary').first().click();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('everything is in reach on a phone, and at 200 % zoom', async ({ openDesk, page }) => {
  const { shown, field, button } = await openDesk(FILE);
  for (const [width, height] of [[390, 844] as const, [640, 400] as const]) {
    await page.setViewportSize({ width, height });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await shown.locator('main h1').click();
    await expect(field("The page's headline")).toBeInViewport();
    await button('Delete …').click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});
