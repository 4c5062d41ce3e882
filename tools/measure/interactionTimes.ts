import type { Page } from '@playwright/test';

type InteractionEntry = PerformanceEventTiming & { interactionId?: number };

/**
 * Runs in the page before its own scripts: keeps the longest event of each interaction.
 * https://web.dev/articles/inp
 */
export function watchInteractions(): void {
  const longest: Record<number, number> = {};
  Object.assign(window, { longestInteractions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[]) {
      const id = entry.interactionId ?? 0;
      if (id) longest[id] = Math.max(longest[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * The interactions so far of a page with `watchInteractions`, in milliseconds from the event to the next paint, in steps
 * of 8. The browser names none below 16.
 */
export function interactionTimes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Object.values((window as unknown as { longestInteractions: Record<number, number> }).longestInteractions),
  );
}
