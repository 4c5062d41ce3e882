import { expect, type Page, test } from '@playwright/test';
import { aboutLink, menus } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { pageWith } from '../support/builtPages';
import { DESKTOP, PHONE } from '../support/page';

test.use({ javaScriptEnabled: false });

const [menu] = menus;
const firstItem = menu?.groups[0]?.items[0];
const trigger = (page: Page) => page.getByRole('button', { name: menu?.title, exact: true });
const firstLink = (page: Page) => page.locator(`#menu-${menu?.id}`).getByRole('link', { includeHidden: true }).first();

test('the menus open with the keyboard and with a mouse, and their links work', { tag: '@engines' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const link = firstLink(page);
  await expect(link).toBeHidden();
  // The list of all pages is for narrow windows, and must not cover the footer here.
  await expect(page.locator('dialog')).toBeHidden();
  await trigger(page).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await trigger(page).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(firstItem?.to ?? '');
});

test('the header links to the list of all pages, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('button', { name: strings.openMenu })).toBeHidden();
  await page.locator('header').getByRole('link', { name: strings.drawerTitle }).click();
  await expect(page.locator(':target')).toBeInViewport();
  await page.locator(`:target a[href="${aboutLink.to}"]`).click();
  await expect(page).toHaveURL(aboutLink.to);
});

test('what is otherwise revealed on scroll is visible from the start', async ({ page }) => {
  const route = pageWith('[data-reveal]');
  test.skip(!route, 'no page reveals anything');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(route);
  await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
});

test('questions open one at a time and close again', { tag: '@engines' }, async ({ page }) => {
  const route = pageWith('[data-questions] details + details');
  test.skip(!route, 'no page has two questions');
  await page.goto(route);
  const questions = page.locator('[data-questions]').first().locator('details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});
