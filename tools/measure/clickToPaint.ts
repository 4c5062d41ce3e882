import puppeteer, { type CDPSession } from 'puppeteer-core';
import { chromiumLaunch } from '../../lib/browser';
import { median } from '../../lib/median';
import { type Line, slowLine } from './slowLine';

/** A link in a page's content, and the device on which it is clicked. */
export interface Click {
  from: string;
  to: string;
  device: keyof typeof devices;
}

/** Lighthouse's `mobileSlow4G`, with the factors for DevTools throttling, and `desktopDense4G`. */
const devices: Record<'slow phone' | 'desktop', { line: Line; slowdown: number }> = {
  'slow phone': { line: { latency: 150 * 3.75, bytesPerSecond: (1.6 * 1024 * 0.9 * 1024) / 8 }, slowdown: 4 },
  desktop: { line: { latency: 40, bytesPerSecond: (10 * 1024 * 1024) / 8 }, slowdown: 1 },
};

/** Milliseconds between pointing at a link and the click. */
const HOVER = 600;
/** Milliseconds for the first page to settle and for the next page to paint. */
const SETTLED = 3000;

/**
 * Runs in each page. Stores the times of the click and of the next page's largest paint in cookies, which outlive the page.
 * A new document reports its Largest Contentful Paint. When React replaces the content of the same document, the largest
 * text or image that appears is found by Element Timing.
 */
function watchClick(): void {
  const start = location.pathname;
  // A method, because tsx wraps functions in a helper that does not exist in the page.
  const cookies = {
    store(name: string, time: number) {
      // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is asynchronous, and the page may be gone by then.
      document.cookie = `${name}=${performance.timeOrigin + time};path=/`;
    },
  };
  addEventListener('click', ({ timeStamp }) => cookies.store('click', timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) cookies.store(`paint${start.replaceAll('/', '.')}`, startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  let largest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { intersectionRect: DOMRect; renderTime: number })[]) {
      const area = entry.intersectionRect.width * entry.intersectionRect.height;
      if (area <= largest) continue;
      largest = area;
      cookies.store(`paint${location.pathname.replaceAll('/', '.')}`, entry.renderTime);
    }
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    if (location.pathname === start) return;
    for (const element of document.querySelectorAll('main *')) element.setAttribute('elementtiming', '');
  }).observe(document, { childList: true, subtree: true });
}

function prepare(session: CDPSession, slowdown: number): void {
  // Some sessions belong to workers, which have no page.
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
    // A session that is attached to the page would disable prerendering; these are attached to the tab.
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
 * Points at a link and clicks it, on several sites in turn.
 * @returns medians of the milliseconds from the click to the next page's largest paint, in the same order
 */
export async function clickToPaint(origins: readonly string[], click: Click, repeat: number): Promise<number[]> {
  const times: number[][] = origins.map(() => []);
  for (let turn = 0; turn < repeat; turn += 1) {
    for (const [index, origin] of origins.entries()) times[index]?.push(await clickOnce(origin, click));
  }
  return times.map(median);
}
