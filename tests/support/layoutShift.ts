import type { Page } from '@playwright/test';

interface Recording {
  /** Sum of all shifts so far, as browsers report it to speed measurements: https://web.dev/articles/cls. */
  layoutShift(): Promise<number>;
}

/** Records how far content moves in pages that are opened from now on. @returns a function that reads it after the next frame */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let layoutShift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) layoutShift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShift: async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        add(observer.takeRecords());
        return layoutShift;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as Recording).layoutShift());
}
