import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { chromiumLaunch } from '../../../lib/chromium.mjs';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** What the tests need of a page, in Playwright's words. */
export interface EnginePage {
  goto(address: string): Promise<unknown>;
  /** Returns the value of an expression, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  mouse: Record<'down' | 'up', () => Promise<unknown>> & { move(x: number, y: number): Promise<unknown> };
  keyboard: Record<'press' | 'type', (text: string) => Promise<unknown>>;
  close(): Promise<unknown>;
}

export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  close(): Promise<unknown>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** MiniBrowser's toolbar would keep its window wider than a phone. */
const WITHOUT_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Chromium, and Playwright's own Firefox and WebKit. Playwright turns the back/forward cache off unless it is told not to. */
async function playwrightBrowser(engine: Engine): Promise<EngineBrowser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const launch = { chromium: { ...chromiumLaunch, ignoreDefaultArgs }, firefox: {}, webkit: {} }[engine];
  const browser = await { chromium, firefox, webkit }[engine].launch(launch);
  return {
    async newPage() {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address, { waitUntil: 'commit' }),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewportSize({ width, height }),
        mouse: page.mouse,
        keyboard: page.keyboard,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Debian's Firefox. Playwright needs commands that it does not have, and Selenium a geckodriver, which Debian does not have. */
async function debianFirefox(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // A headless Firefox has no pointer otherwise.
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return {
    async newPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        // Puppeteer waits for the whole page, and a test may hold one of its files.
        goto: async (address) => void page.goto(address).catch(() => undefined),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewport({ width, height }),
        mouse: page.mouse,
        keyboard: {
          press: (key) => page.keyboard.press(key as KeyInput),
          type: (text) => page.keyboard.type(text),
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

const SELENIUM_KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

function seleniumPage(driver: WebDriver): EnginePage {
  const size = () => driver.executeScript<[number, number, number]>('return [innerWidth, innerHeight, outerHeight]');
  return {
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async resize(width, height) {
      const [, inside, outside] = await size();
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + outside - inside });
      await driver.wait(async () => (await size()).slice(0, 2).join() === `${width},${height}`, 5000);
    },
    mouse: {
      move: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      down: () => driver.actions().press().perform(),
      up: () => driver.actions().release().perform(),
    },
    keyboard: {
      press: (key) => {
        const code = SELENIUM_KEYS[key] ?? key;
        return driver.actions().keyDown(code).keyUp(code).perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
    },
    close: () => driver.quit(),
  };
}

/** Debian's WebKitGTK, on the screen that `npm run test:browsers` starts. GTK's settings are the system's for its pages. */
async function debianWebKit(): Promise<EngineBrowser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), WITHOUT_TOOLBAR);
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...process.env, XDG_CONFIG_HOME: home } as never)
    .build();
  const address = await service.start();
  return {
    newPage: async () =>
      seleniumPage(
        await new Builder()
          .usingServer(address)
          .withCapabilities({
            browserName: 'MiniBrowser',
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
          })
          .build(),
      ),
    async close() {
      await service.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Starts Playwright's own browser where it is installed, otherwise Debian's. */
export function launchEngine(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'firefox' && !existsSync(firefox.executablePath()) && existsSync(FIREFOX)) return debianFirefox();
  if (engine === 'webkit' && !existsSync(webkit.executablePath()) && existsSync(WEBKIT_DRIVER)) return debianWebKit();
  return playwrightBrowser(engine);
}
