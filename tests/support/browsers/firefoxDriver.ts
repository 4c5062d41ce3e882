import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import type { BrowserDriver, BrowserPage, BrowserSettings } from './browserPage';

export const FIREFOX = '/usr/bin/firefox-esr';

/** WebDriver BiDi cannot set these in the Firefox of Debian; its preferences can. */
const preferencesFor = ({ javaScript, motion, colorScheme, forcedColors, contrast }: BrowserSettings) => ({
  'javascript.enabled': javaScript,
  'ui.prefersReducedMotion': motion ? 0 : 1,
  'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  'browser.display.document_color_use': forcedColors ? 2 : 1,
  'ui.useAccessibilityTheme': contrast ? 1 : 0,
  // A headless Firefox has no pointer otherwise.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
});

const launch = (settings: BrowserSettings): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: preferencesFor(settings),
  });

/** Drives Debian's Firefox over WebDriver BiDi. One browser for each combination of settings. */
export function firefoxDriver(): BrowserDriver {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    async open(settings): Promise<BrowserPage> {
      const key = JSON.stringify(settings);
      const launched = browsers.get(key) ?? launch(settings);
      browsers.set(key, launched);
      const context = await (await launched).createBrowserContext();
      const page = await context.newPage();
      return {
        // Puppeteer waits for the whole page, and a check may hold one of its files.
        goto: async (address) => {
          page.goto(address).catch(() => undefined);
        },
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        mouse: page.mouse,
        keyboard: {
          down: (key) => page.keyboard.down(key as KeyInput),
          up: (key) => page.keyboard.up(key as KeyInput),
          type: (text) => page.keyboard.type(text),
        },
        tap: (x, y) => page.touchscreen.tap(x, y),
        close: () => context.close(),
      };
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
