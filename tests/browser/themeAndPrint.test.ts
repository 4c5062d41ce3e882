import { expect, type Locator, type Page } from '@playwright/test';
import { color } from '../../plugins/artwork/siteStyles';
import { strings } from '../../src/facts/strings';
import { accessibilityViolations } from '../support/accessibility';
import { pageWith, twoStaticPages } from '../support/builtPages';
import { DESKTOP, scriptRuns } from '../support/page';
import { test } from '../support/test';

test.use({ colorScheme: 'light' });

const [PAGE, OTHER_PAGE] = twoStaticPages();

/** Returns a color as browsers report it: `rgb(11, 18, 32)`. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const DARK = computed(color('night'));
const LIGHT = computed(color('paper'));

const expectBackground = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

const themeButton = (scope: Page | Locator) => scope.getByRole('button', { name: strings.switchTheme });

test('the page follows the visitor’s system until the visitor chooses, and again after a choice that equals it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await scriptRuns(page);
  await expectBackground(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectBackground(page, DARK);
  await themeButton(page).click();
  await expectBackground(page, LIGHT);
  await themeButton(page).click();
  await expectBackground(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectBackground(page, LIGHT);
});

test('a choice applies to other pages too, before they have a body', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await themeButton(page).click();
  await expectBackground(page, DARK);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      const record = window as unknown as { themeAtBody?: string };
      if (document.body) record.themeAtBody ??= document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(OTHER_PAGE);
  await expectBackground(page, DARK);
  expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark');
});

test('on paper, every link says where it leads', async ({ page }) => {
  const route = pageWith('main a[href^="/"]');
  test.skip(!route, 'no page has a link to another one');
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  const silent = await page
    .locator('main a:is([href^="/"], [href^="http"])')
    .evaluateAll((links) =>
      links
        .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''))
        .map((link) => link.outerHTML),
    );
  expect(silent).toEqual([]);
});

test('on paper, every answer can be read', async ({ page }) => {
  const route = pageWith('[data-questions] details');
  test.skip(!route, 'no page has questions');
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('[data-questions] details > :not(summary)').all())
    await expect(answer).toBeVisible();
});

test('on paper, what is dark on a screen can be read', async ({ page }) => {
  const section = 'main section:not(.not-printed)';
  const onGround = `${section}:is([data-tone="night"], [data-tone="spruce"], [data-tone="copper"])`;
  const dark = ['main > header[data-tone="dark"]', `${section}[data-tone="dark"]`, onGround, 'main pre'];
  for (const route of new Set(dark.map(pageWith).filter(Boolean))) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    expect(await accessibilityViolations(page, 'html', 'layout'), route).toEqual([]);
  }
});
