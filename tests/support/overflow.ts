import type { Page } from '@playwright/test';

/** Sets the size of text that a visitor has chosen in the browser. @param size CSS pixels; 16 is the default */
async function setDefaultFontSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } });
  await page.waitForFunction(
    (expected) => getComputedStyle(document.documentElement).fontSize === `${expected}px`,
    size,
  );
}

/** By how many CSS pixels the page is wider than its window. */
export async function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Returns what is cut off or scrolls sideways. */
export async function overflow(page: Page): Promise<string[]> {
  const excess = await excessWidth(page);
  return [...(await cutTexts(page)), ...(excess > 0 ? [`scrolls sideways by ${excess} px`] : [])];
}

/** Returns what is cut off, or scrolls sideways, for a visitor whose browser shows text in twice the size. */
export async function largeTextOverflow(page: Page): Promise<string[]> {
  await setDefaultFontSize(page, 32);
  const found = await overflow(page);
  await setDefaultFontSize(page, 16);
  return found;
}

/** Returns text that ends outside the window, or outside an element that cuts it off. Leaves out what can be scrolled to. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHiddenOnPurpose = (element: Element) => {
      const { clipPath, visibility, position, width } = getComputedStyle(element);
      return visibility === 'hidden' || clipPath !== 'none' || (position === 'absolute' && width === '1px');
    };
    const edgesOf = (element: Element | null): [left: number, right: number] | null => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
        if (isHiddenOnPurpose(around)) return null;
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (around === document.body || overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return [left, right];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Labels of a drawing repeat what the page says.
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg')) continue;
      const edges = edgesOf(parent);
      if (!edges) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < edges[0] - 1 || right > edges[1] + 1),
      );
      if (isCut) found.push(`${parent.tagName}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return found;
  });
}
