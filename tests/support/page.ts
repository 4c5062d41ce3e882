import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Collects everything that goes wrong on a page: console errors and uncaught exceptions. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Waits until React runs, on pages that start it. */
export async function reactRuns(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Moves the pointer over nothing, as a visitor does first. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 700);
  await page.mouse.move(6, 701);
}

/** Lets CSS believe that a wait is over: what takes the place of React shows after ten seconds. */
export async function endWait(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
  });
}

/** Whether the middle of what has the focus is in view, and nothing covers it. */
export async function isFocusInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(found) || (found instanceof HTMLLabelElement && found.control === focused);
  });
}
