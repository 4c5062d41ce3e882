import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/browser';
import type { BrowserDriver, BrowserPage, BrowserSettings, Engine } from './browserPage';

const types: Record<Engine, BrowserType> = { chromium, firefox, webkit };

/** Playwright turns the back/forward cache off. */
const launchOptions: Record<Engine, LaunchOptions> = {
  chromium: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  firefox: {},
  webkit: {},
};

/** Drives Playwright's own browsers, and Debian's Chromium. */
export async function playwrightDriver(engine: Engine): Promise<BrowserDriver> {
  const browser = await types[engine].launch(launchOptions[engine]);
  return {
    open: async ({
      javaScript,
      motion,
      colorScheme,
      forcedColors,
      contrast,
      touch,
    }: BrowserSettings): Promise<BrowserPage> => {
      const context = await browser.newContext({
        javaScriptEnabled: javaScript,
        colorScheme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        forcedColors: forcedColors ? 'active' : 'none',
        contrast: contrast ? 'more' : 'no-preference',
        hasTouch: touch,
      });
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address, { waitUntil: 'commit' }),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        mouse: page.mouse,
        keyboard: page.keyboard,
        tap: (x, y) => page.touchscreen.tap(x, y),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
