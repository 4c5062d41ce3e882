import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Collects everything that goes wrong on a page: console errors and uncaught exceptions. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Moves the pointer, as a visitor does, and waits until React runs. */
export async function wakeReact(page: Page): Promise<void> {
  await page.mouse.move(5, 700);
  await page.mouse.move(6, 701);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Addresses of the scripts that the page has really run, in order. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() === 'script' && !isPrefetch) scripts.push(request.url());
  });
  return scripts;
}
