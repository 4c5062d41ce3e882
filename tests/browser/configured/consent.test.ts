import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../../support/configured/site';
import { collectErrors, isFocusInView, movePointer, PHONE, reactRuns } from '../../support/page';

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

/** Answers for Google: a script that sets its cookies as the real one does. Returns the requests. */
async function standInForGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      requests.push(route.request().url());
      const body =
        'for (const name of ["_ga", "_ga_TEST123456", "_gid", "_gat"]) document.cookie = name + "=1; Path=/";';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return requests;
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

test('asks, and contacts nobody and sets no cookie as long as there is no answer', async ({ page, context }) => {
  const requests = await standInForGoogle(context);
  await page.goto('/about');
  await movePointer(page);
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

test('refusing takes one press, is kept for a year, and nothing is loaded, on the next page either', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  const requests = await standInForGoogle(context);
  await page.goto('/about');
  await movePointer(page);
  const agree = await question(page).getByRole('button', { name: 'Agree' }).boundingBox();
  const refuse = await question(page).getByRole('button', { name: 'Refuse' }).boundingBox();
  expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height]);
  await question(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(question(page)).toBeHidden();

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'user_preferences', domain: '127.0.0.1', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto('/team');
  await movePointer(page);
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('agreeing loads Google Analytics and counts; the footer takes the agreement back, and its cookies go', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  const requests = await standInForGoogle(context);
  const counted: string[] = [];
  await page.exposeFunction('reportCount', (entry: string) => counted.push(entry));
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportCount');
    const queue: unknown[] = [];
    queue.push = (...entries) => {
      for (const entry of entries) report(JSON.stringify(Array.from(entry as string[])));
      return entries.length;
    };
    // Set before the site does, so that every entry is seen, of a page that is being left too.
    Object.defineProperty(window, 'dataLayer', {
      get: () => Reflect.get(window, 'queue'),
      set: () => Object.assign(window, { queue }),
    });
  });
  await page.goto('/about');
  await movePointer(page);
  await question(page).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
  await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_ga_TEST123456', '_gat', '_gid', 'user_preferences']);

  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await movePointer(page);
  expect(counted).toContain('["event","link_clicked",{"to":"/contact"}]');

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(settings).toBeFocused();
  await expect.poll(() => cookieNames(context)).toEqual(['user_preferences']);

  const before = counted.length;
  await page.locator('footer').getByRole('link', { name: 'Request Demo' }).click();
  await expect(page).toHaveURL('/assessment');
  expect(counted).toHaveLength(before);
  expect(errors).toEqual([]);
});

test('an agreement of an earlier visit is known, and the question is not asked again', async ({ page, context }) => {
  const requests = await standInForGoogle(context);
  await page.goto('/about');
  await movePointer(page);
  await question(page).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.goto('/team');
  await movePointer(page);
  await expect.poll(() => requests.length).toBe(2);
  await expect(question(page)).toBeHidden();
});

for (const viewport of [PHONE, { width: 1280, height: 844 }]) {
  test(`the question covers nothing that has the focus at ${viewport.width} px, and Escape puts it away`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    await reactRuns(page);
    await page.keyboard.press('Tab');
    await expect(question(page)).toBeVisible();
    for (const name of ['name', 'email', 'interest', 'message', 'agreeToTerms']) {
      await page.locator(`[name=${name}]`).focus();
      expect([name, await isFocusInView(page)]).toEqual([name, true]);
    }
    await page.locator('footer a').last().focus();
    expect(await isFocusInView(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
  });
}

test('both answers are in view in a very low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  for (const name of ['Agree', 'Refuse']) {
    await expect(question(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.9 });
  }
});

test('the question fits 320 px and is accessible in both themes', async ({ page, context }) => {
  await standInForGoogle(context);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/about');
  await movePointer(page);
  await expect(question(page)).toBeVisible();
  const box = await question(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include('section:has(button)').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
});
