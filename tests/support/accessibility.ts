import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { adoptStyles, DESKTOP } from './page';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on colors. A theme changes nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules whose result depends on the width of the window, on a page that passes the others. */
const LAYOUT_RULES = [...COLOR_RULES, 'target-size', 'scrollable-region-focusable'];

/** What axe calculates with. Its types leave it out. */
interface AxeColors {
  Color: new (red: number, green: number, blue: number) => { parseString(color: string): void };
  hasValidContrastRatio(ground: object, text: object, fontSize: number, isBold: boolean): { isValid: boolean };
}

/** The part of the pixels behind a text that may have too little contrast: lines and edges of what is drawn there. */
const MAX_LOW_SHARE = 0.35;

/**
 * Measures texts about whose contrast axe cannot decide, because something is drawn behind them, in a picture of the page without texts.
 * @param selectors of the elements that contain the texts
 * @returns the selectors of those with too little contrast
 */
async function lowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const hidden = '-webkit-text-fill-color: transparent !important; text-shadow: none !important';
  await adoptStyles(page, `* { ${hidden}; transition: none !important; }`);
  const picture = (await page.screenshot({ fullPage: true, scale: 'css' })).toString('base64');
  await adoptStyles(page, '');
  const measure = async ([all, base64, maxLowShare]: readonly [readonly string[], string, number]) => {
    const { color } = (window as unknown as { axe: { commons: { color: AxeColors } } }).axe.commons;
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    canvas?.drawImage(image, 0, 0);
    // In a picture of the whole page, a fixed element is not where it is on the screen.
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    return all.filter((selector) => {
      const element = document.querySelector(selector);
      if (!element || !canvas || element.closest('svg') || isFixed(element)) return false;
      const style = getComputedStyle(element);
      const text = new color.Color(0, 0, 0);
      text.parseString(style.color);
      const isBold = Number(style.fontWeight) >= 700;
      const isLow = (red: number, green: number, blue: number) =>
        !color.hasValidContrastRatio(new color.Color(red, green, blue), text, Number.parseFloat(style.fontSize), isBold)
          .isValid;
      // Most pixels have one of a few colors.
      const known = new Map<number, boolean>();
      const pixels = { all: 0, low: 0 };
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          const { data } = canvas.getImageData(x + scrollX, y + scrollY, Math.max(width, 1), Math.max(height, 1));
          for (const pixel of new Uint32Array(data.buffer)) {
            // The bytes are red, green, blue and alpha.
            if (!known.has(pixel)) known.set(pixel, isLow(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255));
            pixels.all += 1;
            if (known.get(pixel)) pixels.low += 1;
          }
        }
      }
      return pixels.low > pixels.all * maxLowShare;
    });
  };
  return page.evaluate(measure, [selectors, picture, MAX_LOW_SHARE] as const);
}

/** Waits until nothing moves. Ignores animations that scrolling drives, that never end, or that wait for React. */
async function motionEnds(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline, effect, playState }) => {
      const endTime = Number(effect?.getComputedTiming().endTime);
      return timeline !== document.timeline || endTime > 5000 || playState === 'finished';
    }),
  );
}

/**
 * Runs axe over the page, and again over its colors in dark mode.
 * @param rules 'layout' for a page that was checked at another width, in both themes
 */
export async function accessibilityViolations(
  page: Page,
  selector = 'html',
  rules: 'all' | 'layout' = 'all',
): Promise<string[]> {
  const found: string[] = [];
  const runs = rules === 'layout' ? { light: LAYOUT_RULES } : { light: null, dark: COLOR_RULES };
  await page.evaluate(AXE);
  for (const [colorScheme, runOnly] of Object.entries(runs) as ['light' | 'dark', string[] | null][]) {
    await page.emulateMedia({ colorScheme });
    await motionEnds(page);
    const { passed, violations, undecided } = await page.evaluate(
      async ([within, only]) => {
        const { passes, violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
          resultTypes: ['violations', 'incomplete'],
          // Of WCAG 2.2, and off by default.
          ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
        });
        return {
          passed: passes.map(({ id }) => id),
          violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
          undecided: incomplete
            .filter(({ id }) => id === 'color-contrast')
            .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
        };
      },
      [selector, runOnly] as const,
    );
    expect(passed).toContain('color-contrast');
    // On a phone, the bar of buttons covers a picture of the whole page. The colors are the same.
    const measured = (page.viewportSize()?.width ?? 0) < DESKTOP.width ? [] : await lowContrast(page, undecided);
    const low = measured.map((selector) => `contrast over a drawing: ${selector}`);
    found.push(...[...violations, ...low].map((violation) => `${colorScheme}, ${violation}`));
  }
  return found;
}
