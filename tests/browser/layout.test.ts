import { expect, type Page, test } from '@playwright/test';
import { stayingRoutes } from '../support/builtPages';
import { DESKTOP } from '../support/page';

/** What a picture of every page would show a designer. routes.test.ts tests that no page scrolls sideways. */
const routes = stayingRoutes();
const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

/** Returns what is wider than the box that cuts it off, and ranges such as 4–8 that break. Code scrolls. */
function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    for (const box of document.querySelectorAll('main *:not(pre, pre *, :has(pre))')) {
      const isCut = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
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
function stackedButtons(page: Page): Promise<(string | null)[]> {
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

test.use({ viewport: DESKTOP });

for (const route of routes) {
  test(`${route} is well spaced and lined up, and cuts nothing off`, async ({ page }) => {
    await page.goto(route);
    const expected = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return Number.parseFloat(root.getPropertyValue('--second-column')) * Number.parseFloat(root.fontSize);
    });
    const misplaced = (await secondColumns(page)).filter(({ start }) => Math.abs(start - expected) > 2);
    expect.soft(misplaced, `the second column starts at ${expected} px`).toEqual([]);
    const uneven = (await spaces(page)).filter(({ above, below }) => Math.abs(above - below) > 24);
    expect.soft(uneven).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await flawsOf(page), `at ${width} px`).toEqual([]);
      expect.soft(await stackedButtons(page), `buttons at ${width} px`).toEqual([]);
    }
  });
}
