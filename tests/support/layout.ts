import type { Page } from '@playwright/test';

// What a picture of a page would show a designer.

/** Returns what is wider than the box that cuts it off, and ranges such as 4–8 that break. Code and rows that snap scroll. */
export function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    for (const box of document.querySelectorAll('main *:not(pre, pre *, :has(pre))')) {
      const { overflowX, scrollSnapType } = getComputedStyle(box);
      const isCut = ['auto', 'scroll'].includes(overflowX) && scrollSnapType === 'none';
      if (isCut && box.scrollWidth > box.clientWidth)
        flaws.push(`wider than its box: ${box.textContent?.slice(0, 40)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: found, index } of (node.nodeValue ?? '').matchAll(/\d+–\u2060?\d+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) flaws.push(`breaks: ${found} in “${node.nodeValue}”`);
      }
    }
    return flaws;
  });
}

/** Returns the height of every headline and question. */
export function headingHeights(page: Page): Promise<[text: string | null, height: number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, summary)')].map((heading) => [
      heading.textContent,
      Math.round(heading.getBoundingClientRect().height),
    ]),
  );
}

/** Removes the rule of the heading font, as if the file had come too late. @returns whether there was one */
export function removeHeadingFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isFont = (rule: CSSRule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(');
    const sheets = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isFont));
    for (const sheet of sheets) sheet.deleteRule([...sheet.cssRules].findIndex(isFont));
    return sheets.length > 0;
  });
}
