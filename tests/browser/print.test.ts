import { expect, test } from '@playwright/test';
import { pageWith } from '../support/builtPages';
import { accessibilityViolations } from '../support/page';

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

const toned = 'main section:is([data-tone="night"], [data-tone="spruce"], [data-tone="copper"])';
for (const dark of ['main > [data-hero="ink"]', 'main section[data-tone="ink"]', toned, 'main pre']) {
  test(`on paper, what is dark on a screen can be read: ${dark}`, async ({ page }) => {
    const route = pageWith(dark);
    test.skip(!route, 'no page has one');
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    expect(await accessibilityViolations(page, 'html', 'layout')).toEqual([]);
  });
}
