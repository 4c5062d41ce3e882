import type { Browser } from '@playwright/test';
import { median } from '../../lib/median';
import { PHONE, slowNetwork, slowProcessor } from './slowPhone';

/** Milliseconds after loading in which a page paints and works on. */
const SETTLED = 2000;
/** Milliseconds of a task that do not block, as Total Blocking Time counts. */
const SHORT_TASK = 50;

/** Milliseconds, as Chromium observed them while devtools slowed network and processor down. */
export interface PaintTimes {
  /** Largest Contentful Paint. */
  lcp: number;
  /** Total Blocking Time: from the first paint until two seconds after loading. */
  tbt: number;
}

interface LoadingEntries {
  fcp: number;
  lcp: number;
  tasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    loadingEntries: LoadingEntries;
  }
}

function watchLoading(): void {
  const entries: LoadingEntries = { fcp: 0, lcp: 0, tasks: [] };
  window.loadingEntries = entries;
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') entries.lcp = startTime;
      else if (entryType === 'longtask') entries.tasks.push({ start: startTime, end: startTime + duration });
      else if (name === 'first-contentful-paint') entries.fcp = startTime;
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'paint'] });
}

async function observe(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowProcessor(session);
    await page.addInitScript(watchLoading);
    await page.goto(url);
    await page.waitForTimeout(SETTLED);
    const { fcp, lcp, tasks } = await page.evaluate(() => window.loadingEntries);
    const blocked = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - SHORT_TASK));
    return { lcp, tbt: blocked.reduce((sum, one) => sum + one, 0) };
  } finally {
    await context.close();
  }
}

/**
 * Loads pages as a slow phone, by turns: what the machine does meanwhile meets all alike.
 * @param urls the same page on several sites
 * @returns medians, in the same order
 */
export async function paintTimes(browser: Browser, urls: readonly string[], repeat: number): Promise<PaintTimes[]> {
  const loads: PaintTimes[][] = urls.map(() => []);
  for (let turn = 0; turn < repeat; turn += 1) {
    for (const [index, url] of urls.entries()) loads[index]?.push(await observe(browser, url));
  }
  return loads.map((times) => ({ lcp: median(times.map(({ lcp }) => lcp)), tbt: median(times.map(({ tbt }) => tbt)) }));
}
