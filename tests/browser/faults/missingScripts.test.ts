import { expect, type Page, test } from '@playwright/test';
import { company } from '../../../src/site/company';
import { contactForm, fillContactForm, visitor } from '../../support/enquiryForms';
import { collectErrors, DESKTOP, wakeReact } from '../../support/page';

/** Counts full loads of pages that are shown from now on; one may have been prerendered, without a request of its own. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  await page.exposeFunction('reportLoad', () => {
    loads += 1;
  });
  await page.addInitScript(() => {
    const report = () => Reflect.get(window, 'reportLoad')();
    if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', report);
    else report();
  });
  return () => loads;
}

/** Lets CSS believe that the wait which `src/forms/WithoutReact.module.css` asks for is over. */
async function endWait(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test.describe('a redeploy has taken the chunks of the next page away', () => {
  test('one reload leads to the page', async ({ page }) => {
    await page.goto('/about');
    await wakeReact(page);
    const loads = await countLoads(page);
    // Gone for the old page; the new HTML names files that are there.
    await page.route('**/assets/js/**', (route) => (loads() === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people who do the work');
    await expect(page).toHaveURL('/team');
    await expect.poll(loads).toBe(1);
    await wakeReact(page);
    expect(loads()).toBe(1);
  });

  test('where they stay away, the page is reached all the same, and nothing reloads again', async ({ page }) => {
    await page.goto('/about');
    await wakeReact(page);
    const loads = await countLoads(page);
    await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
    await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people who do the work');
    await page.mouse.move(5, 700);
    await page.mouse.move(6, 701);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
    await expect(page).toHaveURL('/team');
  });
});

for (const [name, pattern] of [
  ['main bundle', '**/assets/js/main.*'],
  ['runtime', '**/assets/js/runtime*'],
  ['code of the page', /\/assets\/js\/(?!main|runtime)/],
  ['stylesheet and the scripts', '**/assets/{js,css}/**'],
] as const) {
  test.describe(`without the ${name}`, () => {
    test.beforeEach(({ page }) => page.route(pattern, (route) => route.abort()));

    test('a page can be read, its menus open and its links lead on', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto('/about');
      await page.mouse.move(5, 700);
      await page.mouse.move(6, 701);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Solutions' }).hover();
      await page.getByRole('link', { name: /^Cloud Solutions/ }).click();
      await expect(page).toHaveURL('/cloud-infrastructure');
      await page.goto('/pricing');
      await page.locator('summary').first().click();
      await expect(page.locator('details').first()).toHaveAttribute('open');
    });

    test('a form keeps what is typed, sends nothing, and says where to write', async ({ page }) => {
      await page.goto('/contact');
      const contact = await fillContactForm(page);
      await contact.submit.click();
      await endWait(page);
      const help = contact.form.getByRole('status').filter({ hasText: 'The form is not ready' });
      await expect(help).toBeVisible();
      await expect(help.getByRole('link', { name: company.email })).toBeVisible();
      const prepared = await help.getByRole('link', { name: 'open a prepared e-mail' }).getAttribute('href');
      expect(prepared).toMatch(/^mailto:.*body=Name/);
      await expect(contact.message).toHaveValue(visitor.message);
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('a form that React takes over never shows the way around it, and nothing moves', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/contact');
  const help = contactForm(page).form.getByText('The form is not ready');
  await expect(help).toBeHidden();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await expect(help).toBeHidden();
  expect(errors).toEqual([]);
});
