import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, firefox, webkit } from '@playwright/test';
import type { BrowserDriver, BrowserPage, BrowserSettings, Engine } from './browserPage';
import { defaultSettings } from './browserPage';
import { FIREFOX, firefoxDriver } from './firefoxDriver';
import { playwrightDriver } from './playwrightDriver';
import { type SiteServer, serveSite } from './siteServer';
import { WEBKIT_DRIVER, webkitDriver } from './webkitDriver';

/** Playwright's own browser where it is installed, otherwise Debian's. */
function driverOf(engine: Engine): Promise<BrowserDriver> | BrowserDriver {
  if (engine === 'firefox' && !existsSync(firefox.executablePath()) && existsSync(FIREFOX)) return firefoxDriver();
  if (engine === 'webkit' && !existsSync(webkit.executablePath()) && existsSync(WEBKIT_DRIVER)) return webkitDriver();
  return playwrightDriver(engine);
}

/** A visitor of the site, in whichever browser. Selectors are CSS; of several elements the first visible one counts. */
export class Visitor {
  constructor(
    readonly page: BrowserPage,
    readonly site: SiteServer,
    readonly engine: Engine,
  ) {}

  /** Opens a page and waits until it has loaded. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.site.origin + path);
    await this.arrives(path);
  }

  /** Opens a page whose files the server may hold, and waits for its text. */
  async openSlowly(path: string): Promise<void> {
    await this.page.goto(this.site.origin + path);
    await this.becomes(() => document.querySelector('footer') !== null, true);
  }

  /** Waits until the page at a path has loaded. */
  async arrives(path: string): Promise<void> {
    await this.becomes(() => document.readyState === 'complete' && location.href.replace(location.origin, ''), path);
  }

  /** Waits until a function in the page returns a value. Fails while the browser is between two pages. */
  async becomes<Value>(fn: () => Value, value: Value): Promise<void> {
    await expect.poll(() => this.run(fn).catch(String)).toBe(value);
  }

  async goBack(path: string): Promise<void> {
    await this.run(() => history.back());
    await this.arrives(path);
  }

  /** Runs a function in the page. Its arguments and its value must be JSON. */
  async run<Arguments extends unknown[], Value>(
    fn: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<Awaited<Value>> {
    return (await this.page.evaluate(`(${fn})(...${JSON.stringify(values)})`)) as Awaited<Value>;
  }

  /** Runs a function with the first visible element that matches, else the first one. */
  async read<Value>(selector: string, fn: (element: HTMLInputElement) => Value): Promise<Awaited<Value>> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    const visible = `(${found}.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? ${found}[0])`;
    return (await this.page.evaluate(`(${fn})(${visible})`)) as Awaited<Value>;
  }

  async isVisible(selector: string): Promise<boolean> {
    return this.read(selector, (element) =>
      Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    );
  }

  async sees(selector: string): Promise<void> {
    await expect.poll(() => this.isVisible(selector), `${selector} is visible`).toBe(true);
  }

  async doesNotSee(selector: string): Promise<void> {
    await expect.poll(() => this.isVisible(selector), `${selector} is visible`).toBe(false);
  }

  /** Scrolls to an element. @returns its center */
  private async centerOf(selector: string): Promise<[number, number]> {
    await this.sees(selector);
    const isScrolled = await this.read(selector, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    });
    // Until the scroll event has come, which closes tooltips. Without JavaScript the page itself cannot wait.
    if (isScrolled) await wait(100);
    return this.read(selector, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as [number, number];
    });
  }

  async point(selector: string): Promise<void> {
    await this.page.mouse.move(...(await this.centerOf(selector)));
  }

  async click(selector: string): Promise<void> {
    await this.clickAt(...(await this.centerOf(selector)));
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async tap(selector: string): Promise<void> {
    await this.page.tap?.(...(await this.centerOf(selector)));
  }

  /** Presses a key, or keys joined by a plus sign. */
  async press(keys: string): Promise<void> {
    const pressed = keys.split('+');
    for (const key of pressed) await this.page.keyboard.down(key);
    for (const key of pressed.reverse()) await this.page.keyboard.up(key);
  }

  /** Clicks a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.type(text);
  }

  async focus(selector: string): Promise<void> {
    await this.read(selector, (element) => element.focus());
  }

  hasFocus(selector: string): Promise<boolean> {
    return this.run((focused) => document.activeElement?.matches(focused) === true, selector);
  }

  /** Errors, exceptions, policy violations and missing files of the current page. */
  problems(): Promise<string[]> {
    return this.run(() => Reflect.get(window, 'problems') as string[]);
  }

  /** Moves the pointer over an empty part of the page, and waits until what that starts runs. */
  async interact(): Promise<void> {
    await this.page.mouse.move(2, 200);
    await this.page.mouse.move(3, 201);
    await expect
      .poll(() =>
        this.run(() => {
          const { dataset } = document.documentElement;
          return (
            dataset.scripted !== undefined &&
            (!document.querySelector('[data-island]') || dataset.hasHydrated === 'true')
          );
        }),
      )
      .toBe(true);
  }
}

interface Options {
  settings: Partial<BrowserSettings>;
  size: [width: number, height: number];
  build: string;
}

export const test = base.extend<Options & { visitor: Visitor }, { engine: Engine; driver: BrowserDriver }>({
  settings: [{}, { option: true }],
  size: [[1280, 900], { option: true }],
  build: ['build', { option: true }],
  engine: ['chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await driverOf(engine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, driver, settings, size, build }, use) => {
    const site = await serveSite(build);
    const page = await driver.open({ ...defaultSettings, ...settings });
    await page.resize(...size);
    await use(new Visitor(page, site, engine));
    await page.close();
    site.close();
  },
});

export { expect };
