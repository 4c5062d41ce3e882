import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyles } from './page';

/** Text of an element as a browser draws it. Positions are CSS pixels of the whole page. */
interface DrawnText {
  html: string;
  color: [red: number, green: number, blue: number, alpha: number];
  /** The ratio that it needs: https://www.w3.org/TR/WCAG22/#contrast-minimum */
  needed: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** The part of the pixels behind a text that may have less contrast: lines and edges of what is drawn there. */
const LINES = 0.35;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function drawnTexts(page: Page, selectors: readonly string[]): Promise<DrawnText[]> {
  return page.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    // A picture of the whole page has it at another place.
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    return all.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element || !canvas || element.closest('svg') || isFixed(element)) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const boxes = [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
      return [{ html: element.outerHTML, color: [red, green, blue, alpha], needed: isLarge ? 3 : 4.5, boxes }];
    });
  }, selectors);
}

/**
 * Measures the contrast of texts in a picture of the page without them. For texts that axe cannot judge, because something is drawn
 * behind them.
 * @param selectors of the elements that contain the texts
 * @returns the texts with too little contrast
 */
export async function lowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const texts = await drawnTexts(page, selectors);
  const endStyles = await adoptStyles(
    page,
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }',
  );
  const picture = await page.screenshot({ fullPage: true, scale: 'css' });
  await endStyles();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ html, color: [red, green, blue, alpha], needed, boxes }) => {
    const ratios: number[] = [];
    for (const { x, y, width, height } of boxes) {
      for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1) {
        for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 1) {
          const ground = [...data.subarray((row * info.width + column) * 3, (row * info.width + column) * 3 + 3)];
          const over = [red, green, blue].map((c, i) => (c * alpha + (ground[i] ?? 0) * (255 - alpha)) / 255);
          ratios.push(contrast(over, ground));
        }
      }
    }
    const ratio = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * LINES)] ?? needed;
    return ratio < needed ? [`contrast ${ratio.toFixed(2)} of ${needed}: ${html}`] : [];
  });
}
