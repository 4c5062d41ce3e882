import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { type Engine, type EngineBrowser, type EnginePage, launchEngine } from './engines';
import { type SiteServer, serveSite } from './siteServer';

/** A visitor of the site, in whichever browser. Selectors are CSS; of several elements the first visible one counts. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    readonly site: SiteServer,
  ) {}

  /** Opens a page and waits until it has loaded; with `isSlow`, until its text is there. */
  async open(path: string, isSlow = false): Promise<void> {
    await this.page.goto(this.site.origin + path);
    if (isSlow) await expect.poll(() => this.run(() => !!document.querySelector('footer')).catch(String)).toBe(true);
    else await this.arrives(path);
  }

  /** Waits until the page at a path has loaded. Reading fails while the browser is between two pages. */
  async arrives(path: string): Promise<void> {
    const place = () => document.readyState === 'complete' && location.href.replace(location.origin, '');
    await expect.poll(() => this.run(place).catch(String)).toBe(path);
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

  async sees(selector: string, isVisible = true): Promise<void> {
    const look = (element?: HTMLElement) =>
      Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    await expect.poll(() => this.read(selector, look), `${selector} is visible`).toBe(isVisible);
  }

  async point(selector: string): Promise<void> {
    await this.sees(selector);
    const isScrolled = await this.read(selector, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    });
    // Until the scroll event has come, which closes tooltips.
    if (isScrolled) await wait(100);
    const [x, y] = await this.read(selector, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    await this.page.mouse.move(x, y);
  }

  async press(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async click(selector: string): Promise<void> {
    await this.point(selector);
    await this.press();
  }

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
    const runs = () => {
      const { dataset } = document.documentElement;
      const isReady = !document.querySelector('[data-island]') || dataset.hasHydrated === 'true';
      return dataset.scripted !== undefined && isReady;
    };
    await expect.poll(() => this.run(runs)).toBe(true);
  }
}

interface Options {
  size: [width: number, height: number];
  build: string;
}

export const test = base.extend<Options & { visitor: Visitor }, { engine: Engine; launched: EngineBrowser }>({
  size: [[1280, 900], { option: true }],
  build: ['build', { option: true }],
  engine: ['chromium', { option: true, scope: 'worker' }],
  launched: [
    async ({ engine }, use) => {
      const browser = await launchEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ launched, size, build }, use) => {
    const site = await serveSite(build);
    const page = await launched.newPage();
    await page.resize(...size);
    await use(new Visitor(page, site));
    await page.close();
    site.close();
  },
});

export { expect };
