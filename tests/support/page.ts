import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Holds every request that matches a pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.fallback()));
  return release;
}

/** Changes the HTML of the pages whose address matches a pattern. */
export async function rewritePage(
  page: Page,
  pattern: string | RegExp,
  change: (html: string) => string,
): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Waits until React runs, on pages that start it. */
export async function reactRuns(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Waits until the small script of every page runs. Until then CSS opens the menus and nothing answers the other buttons. */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForSelector('html[data-scripted]', { state: 'attached' });
}

/** Waits until a page has loaded and its scripts have nothing left to do. */
export async function pageRests(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Without a limit, Chromium may never call back on a page that draws nothing new.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  for (let time = 0; time < 2; time += 1) await page.evaluate(idle);
}

/** Moves the pointer over an empty part of the page, as most visitors do first. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(6, 701, { steps: 2 });
}

/** Ends the ten seconds after which CSS shows what replaces React. */
export async function endWait(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
  });
}

/** Replaces the styles that a test has added to a page, in a way that its content policy allows. */
export async function adoptStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Whether the center of the focused element is in view and nothing covers it. */
export async function isFocusInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(found) || (found instanceof HTMLLabelElement && found.control === focused);
  });
}

/** Sum of all shifts of the content so far, as browsers report it to speed measurements: https://web.dev/articles/cls. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
