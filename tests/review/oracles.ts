import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { allRoutes, htmlFile } from '../../lib/builtRoutes';
import { SCREENSHOT_WIDTHS } from '../../lib/screenshotPage';
import { serveOnFreePort } from '../../tools/hosting/freeHost';

function routesOf(directory: string): string[] {
  return [...allRoutes(directory), '/404'];
}

/** Returns routes whose main content contains a text, without structured data. */
export function pagesWithText(directory: string, text: string): string[] {
  return routesOf(directory).filter((route) => {
    const html = readFileSync(htmlFile(directory, route), 'utf8');
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    return main.replace(/<script[\s\S]*?<\/script>/g, '').includes(text);
  });
}

/**
 * Returns routes on which something visible has a color, in light mode, at the widths of screenshots.
 * @param place a selector of the elements to search
 */
export async function pagesShowing(directory: string, rgb: string, place = 'main'): Promise<string[]> {
  const host = await serveOnFreePort(directory);
  const browser = await chromium.launch(chromiumLaunch);
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.route('**/assets/js/**', (request) => request.abort());
  // tsx calls a helper that pages do not have: https://github.com/privatenumber/tsx/issues/113
  await context.addInitScript('globalThis.__name = (value) => value');
  const found = new Set<string>();
  for (const [route, width] of routesOf(directory).flatMap((name) =>
    SCREENSHOT_WIDTHS.map((size) => [name, size] as const),
  )) {
    // A page that redirects by script would interrupt the navigation to the next one.
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(host.origin + route);
    const isShown = await page.evaluate(
      ([color = '', within = '']) => {
        // Animations end, so that text that fades in is visible.
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
        }
        const paints = (style: CSSStyleDeclaration, hasText: boolean) =>
          (hasText && style.color === color) ||
          [style.backgroundColor, style.backgroundImage, style.stroke, style.fill].some((value) =>
            value.includes(color),
          ) ||
          ['Top', 'Left', 'Bottom', 'Right'].some(
            (side) =>
              style.getPropertyValue(`border-${side.toLowerCase()}-color`) === color &&
              style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
              style.getPropertyValue(`border-${side.toLowerCase()}-width`) !== '0px',
          );
        return [...document.querySelectorAll(`:is(${within}) *`)].some((element) => {
          const box = element.getBoundingClientRect();
          if (box.width * box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name));
          return (
            paints(getComputedStyle(element), hasText) ||
            pseudo.some((style) => style.content !== 'none' && paints(style, style.content !== '""'))
          );
        });
      },
      [rgb, place],
    );
    if (isShown) found.add(route);
    await page.close();
  }
  await browser.close();
  host.close();
  return [...found];
}
