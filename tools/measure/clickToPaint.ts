import puppeteer, { type CDPSession } from 'puppeteer-core';
import { chromiumLaunch } from '../../lib/browser';
import { median } from '../../lib/median';
import { slowLine } from './slowLine';
import { DENSE_4G, type Line, SLOW_4G, SLOWDOWN } from './slowPhone';

/** A link in the words of a page, and who clicks it. */
export interface Click {
  from: string;
  to: string;
  device: keyof typeof devices;
}

const devices: Record<'slow phone' | 'desktop', { line: Line; slowdown: number }> = {
  'slow phone': { line: SLOW_4G, slowdown: SLOWDOWN },
  desktop: { line: DENSE_4G, slowdown: 1 },
};

/** Milliseconds of pointing at a link before the click. */
const HOVER = 600;
/** Milliseconds in which the page settles before, and the next one paints after. */
const SETTLED = 3000;

/**
 * Runs in each page: leaves the times of the click and of the next page's largest paint, by the clock, in cookies, which
 * outlive the page. A new document has its Largest Contentful Paint. For new words in the same document it is the largest
 * block of words or picture that appeared, by Element Timing.
 */
function watchClick(): void {
  const start = location.pathname;
  // A method, because tsx wraps a function in a helper that the page has not.
  const cookies = {
    leave(name: string, time: number) {
      // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API answers later, when the page may be gone.
      document.cookie = `${name}=${performance.timeOrigin + time};path=/`;
    },
  };
  addEventListener('click', ({ timeStamp }) => cookies.leave('click', timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) cookies.leave(`paint${start.replaceAll('/', '.')}`, startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  let largest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { intersectionRect: DOMRect; renderTime: number })[]) {
      const area = entry.intersectionRect.width * entry.intersectionRect.height;
      if (area <= largest) continue;
      largest = area;
      cookies.leave(`paint${location.pathname.replaceAll('/', '.')}`, entry.renderTime);
    }
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    if (location.pathname === start) return;
    for (const element of document.querySelectorAll('main *')) element.setAttribute('elementtiming', '');
  }).observe(document, { childList: true, subtree: true });
}

function prepare(session: CDPSession, slowdown: number): void {
  // Not every session is a page's.
  const ignore = () => undefined;
  session.send('Page.enable').catch(ignore);
  session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchClick})()` }).catch(ignore);
  session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }).catch(ignore);
}

async function clickOnce(origin: string, { from, to, device }: Click): Promise<number> {
  const { line, slowdown } = devices[device];
  const browser = await puppeteer.launch({
    executablePath: chromiumLaunch.executablePath,
    args: chromiumLaunch.args,
    defaultViewport: { width: 1280, height: 900 },
  });
  const host = await slowLine(origin, line);
  try {
    // A session of the page's own would forbid prerendering; these are made by the tab.
    const connection = (await browser.target().createCDPSession()).connection();
    connection?.on('sessionattached', (session) => prepare(session, slowdown));
    const page = await browser.newPage();
    await page.goto(host.origin + from, { waitUntil: 'networkidle0' });
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    await wait(SETTLED);
    await page.hover(`main a[href="${to}"]`);
    await wait(HOVER);
    await page.mouse.down();
    await page.mouse.up();
    await wait(SETTLED);
    const cookies = new Map((await browser.cookies()).map(({ name, value }) => [name, Number(value)]));
    return (cookies.get(`paint${to.replaceAll('/', '.')}`) ?? Number.NaN) - (cookies.get('click') ?? Number.NaN);
  } finally {
    await browser.close();
    host.close();
  }
}

/**
 * Points at a link and clicks it, on several sites by turns.
 * @returns medians of the milliseconds from the click to the next page's largest paint, in the same order
 */
export async function clickToPaint(origins: readonly string[], click: Click, repeat: number): Promise<number[]> {
  const times: number[][] = origins.map(() => []);
  for (let turn = 0; turn < repeat; turn += 1) {
    for (const [index, origin] of origins.entries()) times[index]?.push(await clickOnce(origin, click));
  }
  return times.map(median);
}
