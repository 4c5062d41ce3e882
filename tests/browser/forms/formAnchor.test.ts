import { expect, type Page, test } from '@playwright/test';
import { formAnchors, formPages } from '../../../src/config/mailSettings';
import { twoStaticPages } from '../../support/builtPages';
import { PHONE, scriptRuns } from '../../support/page';

const FORM = `${formPages.contact}#${formAnchors.contact}`;
const [OTHER_PAGE] = twoStaticPages();

test.use({ viewport: PHONE, reducedMotion: 'no-preference' });

/** Records the position of every frame from the first one on, and each change of the page's scroll behavior. */
async function recordScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scrolling = { positions: [] as number[], behaviors: [] as string[] };
    Object.assign(window, { scrolling });
    new MutationObserver(() => scrolling.behaviors.push(document.documentElement.style.scrollBehavior)).observe(
      document,
      { attributeFilter: ['style'], subtree: true },
    );
    const record = () => {
      scrolling.positions.push(scrollY);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

const form = (page: Page) => page.locator(`#${formAnchors.contact}`);
const distance = (page: Page) => form(page).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

/** Waits for milliseconds of the page's own timers: those that were set before it, and end before it, have run. */
function pageTimePasses(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** Waits until the page no longer scrolls, because a smooth scroll would override Back. */
async function scrollingEnds(page: Page): Promise<void> {
  const moves = () =>
    page.evaluate(async () => {
      const before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return scrollY - before;
    });
  await expect.poll(moves).toBe(0);
}

/** Expects the form near the top of the window after a smooth scroll, without a jump before it. */
async function expectSmoothArrival(page: Page): Promise<void> {
  await expect.poll(() => distance(page)).toBeLessThan(150);
  await scrollingEnds(page);
  const { positions, behaviors } = await page.evaluate(() => Reflect.get(window, 'scrolling'));
  expect(positions[0]).toBe(0);
  expect(behaviors).toContain('smooth');
}

/** Adds a link to the form to the page, and presses it. */
async function followLink(page: Page): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Form' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, FORM);
}

test('an address of the form with an interest scrolls to it smoothly, and Tab goes to the first field', {
  tag: '@engines',
}, async ({ page }) => {
  const address = FORM.replace('#', '?interest=support#');
  await recordScrolling(page);
  await page.goto(address);
  await expectSmoothArrival(page);
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('textbox').first()).toBeFocused();
});

test('links to the form from another page and from the page itself scroll smoothly, too, and Back undoes both', async ({
  page,
}) => {
  await page.goto(OTHER_PAGE);
  await recordScrolling(page);
  await followLink(page);
  await expectSmoothArrival(page);
  await expect(page).toHaveURL(FORM);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);

  await page.goto(formPages.contact);
  await scriptRuns(page);
  await followLink(page);
  await expectSmoothArrival(page);
  await expect(page).toHaveURL(FORM);
  await page.goBack();
  await expect(page).toHaveURL(formPages.contact);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor who scrolls, types or touches first stays there', async ({ page }) => {
  for (const event of ['wheel', 'keydown', 'touchstart']) {
    await page.goto(OTHER_PAGE);
    // Before the page's own scripts, which would be late on a slow connection.
    await page.addInitScript((name) => {
      document.addEventListener('readystatechange', () => dispatchEvent(new Event(name)), { once: true });
    }, event);
    await page.goto(FORM);
    await pageTimePasses(page, 200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a reload and Back keep the position that the visitor chose', async ({ page }) => {
  await recordScrolling(page);
  await page.goto(FORM);
  await expectSmoothArrival(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await pageTimePasses(page, 100);
  await page.reload();
  await pageTimePasses(page, 300);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.goto(OTHER_PAGE);
  await page.goBack();
  await pageTimePasses(page, 300);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page).toHaveURL(FORM);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the browser goes to the form at once', async ({ page }) => {
    await page.goto(FORM);
    await expect.poll(() => distance(page)).toBeLessThan(150);
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('textbox').first()).toBeFocused();
  });
});
