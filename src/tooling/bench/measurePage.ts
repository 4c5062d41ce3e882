import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../browser';
import { auditFigure, runLighthouse } from '../runLighthouse';
import { interactionTimes, watchInteractions } from './interactionTimes';

/** Figures of one load of one page. Times are in milliseconds, with Lighthouse's simulated slow phone. */
export interface PageFigures {
  /** Of everything that the browser fetched, as it came over the network. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** First and Largest Contentful Paint. */
  fcp: number;
  lcp: number;
  /** Total Blocking Time. */
  tbt: number;
  /** Interaction to Next Paint of a menu, a key and a tap, measured with a processor four times slower. */
  inp: number;
}

const PHONE = { width: 390, height: 844 };
/** As Lighthouse slows its phone down. */
const SLOWDOWN = 4;
/** Buttons that open the menu: ours, and theme-classic's. */
const MENU_BUTTON = 'header button[commandfor], .navbar__toggle';

interface NetworkItem {
  transferSize: number;
  resourceType?: string;
}

async function lighthouseFigures(url: string): Promise<Omit<PageFigures, 'inp'>> {
  const result = await runLighthouse(url, { onlyCategories: ['performance'] });
  const details = result.audits['network-requests']?.details;
  const items: NetworkItem[] = details?.type === 'table' ? (details.items as unknown as NetworkItem[]) : [];
  const sum = (some: NetworkItem[]) => some.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    bytes: sum(items),
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    requests: items.length,
    fcp: auditFigure(result, 'first-contentful-paint'),
    lcp: auditFigure(result, 'largest-contentful-paint'),
    tbt: auditFigure(result, 'total-blocking-time'),
  };
}

async function interact(page: Page): Promise<void> {
  const menu = page.locator(MENU_BUTTON).first();
  if (await menu.isVisible()) await menu.tap();
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await page.keyboard.press('Tab');
  await page.touchscreen.tap(PHONE.width / 2, PHONE.height / 2);
  await page.waitForTimeout(1000);
}

async function interactionFigure(url: string): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    await interact(page);
    return Math.max(0, ...(await interactionTimes(page)));
  } finally {
    await browser.close();
  }
}

/** Loads a page twice: once with Lighthouse, once to use it. */
export async function measurePage(url: string): Promise<PageFigures> {
  return { ...(await lighthouseFigures(url)), inp: await interactionFigure(url) };
}
