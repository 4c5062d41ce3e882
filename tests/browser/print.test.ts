import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { pageWith } from '../support/builtPages';

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
  const toned = 'main section:is([data-tone="night"], [data-tone="spruce"], [data-tone="copper"])';
  const dark = ['main > [data-hero="ink"]', 'main section[data-tone="ink"]', toned, 'main pre'];
  for (const route of new Set(dark.map(pageWith).filter(Boolean))) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    expect(await accessibilityViolations(page, 'html', 'layout'), route).toEqual([]);
  }
});
