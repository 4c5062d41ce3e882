import { expect, test } from '@playwright/test';
import { collectErrors, collectScripts, wakeReact } from '../support/page';

test('no script but the inline one runs before the first interaction; then React takes over without an error', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const scripts = collectScripts(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);

  await wakeReact(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('the scripts are fetched ahead, and not when the visitor saves data', async ({ page }) => {
  const prefetched = () => page.locator('link[rel="prefetch"][as="script"]').count();
  await page.goto('/about');
  await expect.poll(prefetched).toBeGreaterThan(0);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/team');
  // Longer than the boot script waits before it fetches ahead.
  await page.waitForTimeout(2_500);
  expect(await prefetched()).toBe(0);
});

for (const [interaction, act] of [
  ['a key', (page: import('@playwright/test').Page) => page.keyboard.press('Tab')],
  ['a tap', (page: import('@playwright/test').Page) => page.locator('h1').dispatchEvent('click')],
  ['the pointer', wakeReact],
] as const) {
  test(`React starts on ${interaction}`, async ({ page }) => {
    await page.goto('/about');
    await act(page);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  });
}

test('after that, pages change without a full load, at their top, announced, with the focus on their content', async ({
  page,
}) => {
  await page.goto('/about');
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
  await expect(page).toHaveURL('/team');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('Kestrel Ridge');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveTitle(/Team|team/);
});

test('a link to the page that is open scrolls to its top', async ({ page }) => {
  await page.goto('/assessment');
  await wakeReact(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('footer').getByRole('link', { name: 'Request Demo' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a click on a button that needs React is held until React runs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/website-chat');
  await page.getByRole('button', { name: 'Copy' }).dispatchEvent('click');
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('YOUR-CHAT-ID');
});

test('while React hydrates, a press is answered by the browser and does not hurry React', async ({ page }) => {
  await page.goto('/about');
  let letPageFileGo = () => {};
  const pageFileMayGo = new Promise<void>((resolve) => {
    letPageFileGo = resolve;
  });
  await page.route('**/assets/js/pages/**', async (route) => {
    await pageFileMayGo;
    await route.continue();
  });
  const presses = () => page.evaluate(() => (window as unknown as { presses: number }).presses);
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    document.addEventListener('pointerdown', () => {
      (window as unknown as { presses: number }).presses += 1;
    });
  });
  await page.mouse.move(40, 300);
  await page.waitForFunction(() => 'docusaurus' in window);
  await page.mouse.click(40, 300);
  expect(await presses()).toBe(0);

  letPageFileGo();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.mouse.click(40, 300);
  expect(await presses()).toBe(1);
});

test('elements below the fold are revealed when they come into view', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  const before = await waiting.count();
  expect(before).toBeGreaterThan(0);
  await waiting.last().scrollIntoViewIfNeeded();
  await expect.poll(() => waiting.count()).toBeLessThan(before);
});

test('questions: arrow keys move between them once React runs', async ({ page }) => {
  await page.goto('/pricing');
  const summaries = page.locator('summary');
  await summaries.first().focus();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await expect(summaries.last()).toBeFocused();
});

test('a page whose script is broken is loaded whole instead, and can be read', async ({ page }) => {
  await page.goto('/about');
  await wakeReact(page);
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }),
  );
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people who do the work');
});

test('the whole stylesheet is there before React runs', async ({ page }) => {
  await page.goto('/terms');
  expect(await page.locator('head > link[rel="stylesheet"]').count()).toBe(0);
  await page.evaluate(() => {
    addEventListener('hydrated', () => {
      const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
      document.documentElement.dataset.rules = String(link?.sheet?.cssRules.length ?? 0);
    });
  });
  await wakeReact(page);
  expect(Number(await page.locator('html').getAttribute('data-rules'))).toBeGreaterThan(100);
});

test('without the stylesheet React starts all the same, and other pages are loaded whole', async ({ page }) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await page.goto('/about');
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people who do the work');
  await expect.poll(() => page.evaluate(() => 'stillHere' in window)).toBe(false);
});
