/**
 * `npm run measure:interactions [-- --repeat 3]`: measures INP, Interaction to Next Paint (https://web.dev/articles/inp), of the
 * first interactions with pages of `build/`, with a processor slowed down four times. Sends no mail,
 * because requests to the mail service are intercepted.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readArguments, readCount, requireBuild } from '../../lib/commandLine';
import { median } from '../../lib/median';
import { type InteractionCase, interactionCases } from './interactionCases';
import { saveResults, verdict } from './results';
import { table } from './table';
import { withBuild } from './withBuild';

/** Milliseconds. */
const LIMIT = 100;
/** How many times slower the processor is. */
const SLOWDOWN = 4;
/** Milliseconds after which an interaction and its effects have ended. */
const SETTLED = 2000;
/** The shortest duration that browsers report, in milliseconds. */
const SHORTEST = 16;

const DEVICES: Record<InteractionCase['device'], BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

interface WatchedWindow {
  /** Milliseconds of the longest event of each interaction, by the interaction's id. */
  longestEvents: Record<number, number>;
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  const longestEvents: WatchedWindow['longestEvents'] = {};
  Object.assign(window, { longestEvents });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id) longestEvents[id] = Math.max(longestEvents[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // The forms reject submissions within three seconds.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10_000;
}

function interactionTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => Object.values((window as unknown as WatchedWindow).longestEvents));
}

async function openPage(page: Page, url: string, waitUntil: 'networkidle' | 'domcontentloaded'): Promise<void> {
  await page.addInitScript(watchInteractions);
  await page.route('https://**/*', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 204 : 200,
      body: 'OK',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    }),
  );
  await page.goto(url, { waitUntil });
}

/** Returns the duration in milliseconds of a case's longest interaction. */
async function measure(browser: Browser, origin: string, one: InteractionCase): Promise<number> {
  const { route, device, isForm, prepare, act } = one;
  const context = await browser.newContext(DEVICES[device]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (isForm) await slowDown();
    await openPage(page, origin + route, isForm ? 'domcontentloaded' : 'networkidle');
    await prepare?.(page);
    // On a page with a form the interaction happens while React starts; elsewhere scrolling ends first.
    if (!isForm) await page.waitForTimeout(SETTLED);
    const before = (await interactionTimes(page)).length;
    await slowDown();
    await act(page);
    await page.waitForTimeout(SETTLED);
    return Math.max(SHORTEST, ...(await interactionTimes(page)).slice(before));
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const usage = 'npm run measure:interactions [-- --repeat 3]';
  const { values } = readArguments(usage, { options: { repeat: { type: 'string', default: '3' } } });
  requireBuild(usage);
  const repeat = readCount('--repeat', values.repeat, usage);
  const figures = await withBuild(async (browser, origin) => {
    const medians: { name: string; route: string; time: number }[] = [];
    for (const one of interactionCases) {
      console.error(`${one.name} …`);
      const times: number[] = [];
      for (let turn = 0; turn < repeat; turn += 1) times.push(await measure(browser, origin, one));
      medians.push({ name: one.name, route: one.route, time: median(times) });
    }
    return medians;
  });
  console.log(`Interaction to Next Paint in ms, processor slowed down ${SLOWDOWN} times, medians of ${repeat}`);
  const rows = figures.map(({ name, route, time }) => [name, route, time.toFixed(0), verdict(time <= LIMIT)]);
  console.log(table([['', 'page', 'ms', `at most ${LIMIT}`], ...rows]));
  saveResults('interactions', figures);
}

main();
