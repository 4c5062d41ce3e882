/**
 * `npm run measure:interactions [-- --repeat 3]`: how long pages of `build/` need to answer the first touch at a processor
 * four times slower, as Interaction to Next Paint, next to the same touch of the hand-written page. Nothing is sent: the
 * mail service's answer is made here.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { median } from '../../lib/median';
import { type InteractionCase, interactionCases } from './interactionCases';
import { interactionTimes, watchInteractions } from './interactionTimes';
import { saveResults, verdict } from './results';
import { withHandWritten } from './sites';
import { PHONE, SLOWDOWN, slowProcessor } from './slowPhone';
import { table } from './table';

/** Milliseconds; the goals. */
const LIMIT = 100;
const LIMIT_ABOVE_HAND_WRITTEN = 40;
/** Milliseconds after which an interaction, and what it started, is over even on the slow processor. */
const SETTLED = 2000;
/** The shortest time that the browser names. */
const SHORTEST = 16;

const devices = { phone: PHONE, desktop: { viewport: { width: 1280, height: 900 } } };

/** Medians, in milliseconds. */
interface Figures {
  name: string;
  route: string;
  time: number;
  /** Of the hand-written page; null for forms. */
  handWritten: number | null;
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

/** The longest interaction of a case, as the first one of its page. */
async function measure(browser: Browser, origin: string, one: InteractionCase): Promise<number> {
  const { route, device, isForm, prepare, act } = one;
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (isForm) await slowProcessor(session);
    await openPage(page, origin + route, isForm ? 'domcontentloaded' : 'networkidle');
    await prepare?.(page);
    // Scrolling to what is used is over before it is used, except where React is starting.
    if (!isForm) await page.waitForTimeout(SETTLED);
    const before = (await interactionTimes(page)).length;
    await slowProcessor(session);
    await act(page);
    await page.waitForTimeout(SETTLED);
    return Math.max(SHORTEST, ...(await interactionTimes(page)).slice(before));
  } finally {
    await context.close();
  }
}

function report(figures: readonly Figures[], repeat: number): void {
  console.log(`Interaction to Next Paint, ms, processor ${SLOWDOWN} times slower, medians of ${repeat}`);
  const rows = figures.map(({ name, route, time, handWritten }) => {
    const isMet = time <= LIMIT && (handWritten === null || time <= handWritten + LIMIT_ABOVE_HAND_WRITTEN);
    return [name, route, time.toFixed(0), handWritten?.toFixed(0) ?? '-', verdict(isMet)];
  });
  console.log(table([['', 'page', 'this site', 'hand-written', 'limits'], ...rows]));
  console.log(`Limits: ${LIMIT} ms, and ${LIMIT_ABOVE_HAND_WRITTEN} ms more than the hand-written page.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { repeat: { type: 'string', default: '3' } } });
  const repeat = Number(values.repeat);
  const browser = await chromium.launch(chromiumLaunch);
  const figures: Figures[] = [];
  const loadBefore = loadavg()[0];
  try {
    const routes = [...new Set(interactionCases.map(({ route }) => route))];
    await withHandWritten('build', routes, async (site, handWritten) => {
      for (const one of interactionCases) {
        console.error(`${one.name} …`);
        const times: number[] = [];
        const byHand: number[] = [];
        for (let turn = 0; turn < repeat; turn += 1) {
          times.push(await measure(browser, site, one));
          if (!one.isForm) byHand.push(await measure(browser, handWritten, one));
        }
        const { name, route } = one;
        figures.push({ name, route, time: median(times), handWritten: one.isForm ? null : median(byHand) });
      }
    });
  } finally {
    await browser.close();
  }
  const load = [loadBefore, loadavg()[0]];
  report(figures, repeat);
  console.log(`Load of the machine before and after: ${load.map((value) => value?.toFixed(1)).join(', ')}.`);
  saveResults('interactions', { date: new Date().toISOString(), load, slowdown: SLOWDOWN, limit: LIMIT, figures });
}

main();
