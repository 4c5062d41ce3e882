import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { allRoutes, htmlFile } from '../../../lib/builtRoutes';
import { endAnimations, openForScreenshot } from '../../../lib/screenshotPage';
import { refusedAnalytics, standInMail } from './standIns';
import type { SiteState, Step } from './states';

const MAIL_ADDRESS = `${standInMail.origin}/api/v1.0/email/send`;
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
/** Milliseconds. A state that does not appear within this time cannot be reached. */
const PATIENCE = 8_000;

/** A page in a state. */
export interface ShownState {
  page: Page;
  /** The element that the state shows. */
  element: Locator;
  close: () => Promise<void>;
}

/** Returns the address of a state's page in a build; null if no page has what it needs. */
export function pageOf({ page }: SiteState, directory: string): string | null {
  if (typeof page === 'string') return page;
  const has = (route: string) => readFileSync(htmlFile(directory, route), 'utf8').includes(page.containing);
  return allRoutes(directory).find((route) => !route.startsWith('/handbook') && has(route)) ?? null;
}

async function answerMail(context: BrowserContext, { answer = { status: 200, text: 'OK' } }: SiteState): Promise<void> {
  await context.route(MAIL_ADDRESS, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CROSS_ORIGIN });
    if (answer === 'never') return;
    if (answer === 'cut') return route.abort('connectionreset');
    await route.fulfill({ status: answer.status, body: answer.text, headers: CROSS_ORIGIN });
  });
}

/** Makes what is random or depends on time the same in every build. */
function makeRepeatable({ isHurried }: Pick<SiteState, 'isHurried'>): void {
  crypto.getRandomValues = (array) => array;
  const now = performance.now.bind(performance);
  if (!isHurried) performance.now = () => now() + 10_000;
  else performance.now = () => 100;
}

async function take(page: Page, step: Step): Promise<void> {
  const first = (selector: string) => page.locator(selector).locator('visible=true').first();
  if ('click' in step) return first(step.click).click();
  if ('point' in step) {
    await first(step.point).scrollIntoViewIfNeeded();
    // Scrolling closes what pointing opens, until its event has come.
    await page.waitForTimeout(100);
    return first(step.point).hover();
  }
  if ('focus' in step) {
    await page.keyboard.press('Shift');
    return first(step.focus).focus();
  }
  if ('fill' in step) return first(step.fill).fill(step.with);
  if ('choose' in step) {
    const options = first(step.choose).locator('option');
    const value = await options.nth((await options.count()) - 1).getAttribute('value');
    await first(step.choose).selectOption(value ?? '');
    return;
  }
  if ('submit' in step)
    return page.locator(`${step.submit} form`).evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await page.context().setOffline(true);
}

/**
 * Opens a page in a window of its own and brings it into a state.
 * @param address of the page
 * @throws Error if the state does not appear
 */
export async function showState(browser: Browser, address: string, state: SiteState): Promise<ShownState> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // High enough for the whole drawer, whose last links are otherwise below its buttons.
    viewport: state.isPhone ? { width: 390, height: 1200 } : { width: 1280, height: 900 },
    bypassCSP: true,
  });
  const close = () => context.close();
  try {
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(makeRepeatable, { isHurried: state.isHurried });
    const { origin } = new URL(address);
    if (!state.asksForConsent) await context.addCookies([{ ...refusedAnalytics, url: origin }]);
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await answerMail(context, state);
    if (state.hasNoMail) {
      // The settings are in the page and in the scripts of its form.
      await context.route(/\/assets\/js\/|\/\w+$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(standInMail.publicKey, '') });
      });
    }
    const page = await context.newPage();
    await openForScreenshot(page, address);
    await page.mouse.move(2, 600);
    await page.mouse.move(3, 601);
    await page.waitForFunction(() => {
      const { scripted, hasHydrated } = document.documentElement.dataset;
      const hasReact = document.querySelector('[data-island], html[data-client]') !== null;
      return scripted !== undefined && (!hasReact || hasHydrated === 'true');
    });
    for (const step of state.steps) await take(page, step);
    if (state.isPrinted) await page.emulateMedia({ media: 'print' });
    const element = page.locator(state.shows).locator('visible=true').first();
    await element.waitFor();
    await endAnimations(page);
    return { page, element, close };
  } catch (error) {
    await close();
    throw error;
  }
}
