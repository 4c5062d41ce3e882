import { expect, type Page } from '@playwright/test';
import { SCROLL_DELAY } from '../../../src/browser/boot/formAnchor';
import { formAnchors, formPages } from '../../../src/config/forms';
import { twoStaticPages } from '../../support/builtPages';
import { PHONE, scriptRuns } from '../../support/page';
import { test } from '../../support/test';

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

/** Whether the site has scrolled the page since it was opened. */
const hasScrolled = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'scrolling').behaviors.includes('smooth'));

/** Waits until the page no longer scrolls, because a smooth scroll would override Back. */
async function scrollingEnds(page: Page): Promise<void> {
  const moves = () =>
    page.evaluate(async () => {
      const before = scrollY;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY - before;
    });
  await expect.poll(moves).toBe(0);
}

/** Expects the form near the top of the window after a smooth scroll, without a jump before it. */
async function expectSmoothArrival(page: Page): Promise<void> {
  await expect.poll(() => distance(page)).toBeLessThan(150);
  await scrollingEnds(page);
  expect(await page.evaluate(() => Reflect.get(window, 'scrolling').positions[0])).toBe(0);
  expect(await hasScrolled(page)).toBe(true);
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

for (const event of ['wheel', 'keydown', 'touchstart']) {
  test(`a visitor who does something first stays there: ${event}`, async ({ page }) => {
    await page.clock.install();
    await recordScrolling(page);
    // Before the page's own scripts, which would be late on a slow connection.
    await page.addInitScript((name) => {
      document.addEventListener('readystatechange', () => dispatchEvent(new Event(name)), { once: true });
    }, event);
    await page.goto(FORM);
    await page.clock.runFor(SCROLL_DELAY);
    expect(await hasScrolled(page)).toBe(false);
  });
}

test('a reload and Back keep the position that the visitor chose', async ({ page }) => {
  await recordScrolling(page);
  await page.goto(FORM);
  await expectSmoothArrival(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await scrollingEnds(page);
  await page.clock.install();
  const returns = [
    () => page.reload(),
    async () => {
      await page.goto(OTHER_PAGE);
      await page.goBack();
    },
  ];
  for (const comeBack of returns) {
    await comeBack();
    await page.clock.runFor(SCROLL_DELAY);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await hasScrolled(page)).toBe(false);
  }
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
