/**
 * `npm run measure:interactions [-- --repeat 3]`: how long pages of `build/` need to answer an interaction at a processor
 * four times slower, as Interaction to Next Paint. Each is measured as the first one of a page, while React starts, and
 * once more on a page on which React runs. Nothing is sent: the mail service's answer is made here.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../browser';
import { serveOnFreePort } from '../freeHost';
import { median } from '../median';
import { type InteractionCase, interactionCases } from './interactionCases';
import { interactionTimes, watchInteractions } from './interactionTimes';
import { saveResults, verdict } from './results';
import { table } from './table';

const SLOWDOWN = 4;
/** Milliseconds; the goal. */
const LIMIT = 100;
/** Milliseconds after which an interaction, and what it started, is over even on the slow processor. */
const SETTLED = 2000;
/** The shortest time that the browser names. */
const SHORTEST = 16;

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

interface Figures {
  name: string;
  route: string;
  /** Milliseconds, the interaction that starts React, or comes while it starts. */
  first: number;
  /** Milliseconds, when React runs. */
  later: number;
}

async function openPage(page: Page, url: string, waitUntil: 'networkidle' | 'domcontentloaded'): Promise<void> {
  await page.addInitScript(watchInteractions);
  // The forms refuse whoever is done within three seconds.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  await page.route('https://**/*', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 204 : 200,
      body: 'OK',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    }),
  );
  await page.goto(url, { waitUntil });
}

/**
 * The longest interaction of a case.
 * @param isReactRunning whether React runs before; else the slow processor starts it, as the page does by itself
 */
async function measure(
  browser: Browser,
  origin: string,
  { route, device, startsByItself, prepare, act }: InteractionCase,
  isReactRunning: boolean,
): Promise<number> {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const isAtOnce = Boolean(startsByItself) && !isReactRunning;
    if (isAtOnce) await slowDown();
    await openPage(page, origin + route, isAtOnce ? 'domcontentloaded' : 'networkidle');
    if (isReactRunning) {
      await page.mouse.move(1, 1);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    }
    await prepare?.(page);
    // Scrolling to what is used is over before it is used, except where the page is still being loaded.
    if (!isAtOnce) await page.waitForTimeout(SETTLED);
    const before = (await interactionTimes(page)).length;
    await slowDown();
    await act(page);
    await page.waitForTimeout(SETTLED);
    return Math.max(SHORTEST, ...(await interactionTimes(page)).slice(before));
  } finally {
    await context.close();
  }
}

function report(figures: readonly Figures[], repeat: number): void {
  console.log(`Interaction to Next Paint, ms, processor ${SLOWDOWN} times slower, medians of ${repeat}`);
  const rows = figures.map(({ name, route, first, later }) => [
    name,
    route,
    first.toFixed(0),
    later.toFixed(0),
    verdict(Math.max(first, later) <= LIMIT),
  ]);
  console.log(table([['', 'page', 'first', 'React runs', `at most ${LIMIT}`], ...rows]));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { repeat: { type: 'string', default: '3' } } });
  const repeat = Number(values.repeat);
  const host = await serveOnFreePort('build');
  const browser = await chromium.launch(chromiumLaunch);
  const figures: Figures[] = [];
  const loadBefore = loadavg()[0];
  try {
    for (const one of interactionCases) {
      console.error(`${one.name} …`);
      const first: number[] = [];
      const later: number[] = [];
      for (let turn = 0; turn < repeat; turn += 1) {
        first.push(await measure(browser, host.origin, one, false));
        later.push(await measure(browser, host.origin, one, true));
      }
      figures.push({ name: one.name, route: one.route, first: median(first), later: median(later) });
    }
  } finally {
    await browser.close();
    host.close();
  }
  const load = [loadBefore, loadavg()[0]];
  report(figures, repeat);
  console.log(`Load of the machine before and after: ${load.map((value) => value?.toFixed(1)).join(', ')}.`);
  saveResults('interactions', { date: new Date().toISOString(), load, slowdown: SLOWDOWN, limit: LIMIT, figures });
}

main();
