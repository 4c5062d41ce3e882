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

/** Returns the space above and below what each section shows: text, and boxes with an edge or a ground. */
function spaces(page: Page): Promise<{ section: string; above: number; below: number }[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { position, borderBottomWidth, backgroundColor } = getComputedStyle(element);
      if (
        position === 'absolute' ||
        element.closest('[aria-hidden]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return false;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return hasText || borderBottomWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    return [...document.querySelectorAll('main section[data-layout]')].map((section) => {
      const whole = section.getBoundingClientRect();
      const content = [...section.querySelectorAll('*')]
        .filter(isSeen)
        .map((element) => element.getBoundingClientRect());
      return {
        section: section.id,
        above: Math.round(Math.min(...content.map(({ top }) => top)) - whole.top),
        below: Math.round(whole.bottom - Math.max(...content.map(({ bottom }) => bottom))),
      };
    });
  });
}

/** Returns where the second of two unequal columns starts, from the left edge of the content. */
function secondColumns(page: Page): Promise<{ block: string; start: number }[]> {
  return page.evaluate(() => {
    const columnsOf = (element: Element | undefined) => {
      const { display, gridTemplateColumns } = getComputedStyle(element ?? document.body);
      return display === 'grid' ? gridTemplateColumns.split(' ').map(Number.parseFloat) : [];
    };
    return [...document.querySelectorAll('main section *, main aside *')].flatMap((grid) => {
      const [first = 0, second = 0, third] = columnsOf(grid);
      const cell = grid.children[1];
      // A diagram has columns of its own, and a cell with columns makes more than two.
      if (grid.closest('figure, form') || third !== undefined || second <= first * 1.1 || columnsOf(cell).length > 1)
        return [];
      if (!cell) return [];
      const left = grid.closest('section, aside')?.firstElementChild?.getBoundingClientRect().left ?? 0;
      const start = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft) - left;
      return [{ block: grid.className, start: Math.round(start) }];
    });
  });
}

/** Returns buttons that are below another although both fit beside each other. */
export function stackedButtons(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const isStacked = (button: Element) => {
      const group = button.parentElement;
      const [above, below] = [button.previousElementSibling, button].map((element) => element?.getBoundingClientRect());
      if (!group || !above || !below || below.top < above.bottom) return false;
      return above.width + Number.parseFloat(getComputedStyle(group).columnGap) + below.width <= group.clientWidth;
    };
    return [...document.querySelectorAll('main a[data-tone] + a[data-tone]')]
      .filter(isStacked)
      .map((button) => button.textContent);
  });
}

/** Returns labels of buttons that break, of those that are short enough for the smallest phones. */
export function brokenLabels(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const LONGEST = 33;
    const lines = (button: Element) => {
      const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      range.selectNodeContents(text ?? button);
      return range.getClientRects().length;
    };
    return [...document.querySelectorAll('main :is(a, button)[data-tone]')]
      .filter((button) => (button.textContent?.length ?? 0) <= LONGEST && lines(button) > 1)
      .map((button) => button.textContent);
  });
}

/** Returns sections whose space above and below differs, and columns that do not start where those of other blocks do. */
export async function misalignments(page: Page): Promise<string[]> {
  const column = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return Number.parseFloat(root.getPropertyValue('--second-column')) * Number.parseFloat(root.fontSize);
  });
  const misplaced = (await secondColumns(page)).filter(({ start }) => Math.abs(start - column) > 2);
  const uneven = (await spaces(page)).filter(({ above, below }) => Math.abs(above - below) > 24);
  return [
    ...misplaced.map(({ block, start }) => `${block}: the second column starts at ${start} px, not ${column}`),
    ...uneven.map(({ section, above, below }) => `${section}: ${above} px above, ${below} px below`),
  ];
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
