import { expect, test } from '@playwright/test';
import { pageWith } from '../support/builtPages';

const route = pageWith('main li > a[href^="/contact?tier="]');

for (const [width, rows] of [
  [1280, 1],
  [900, 2],
] as const) {
  test(`three plans leave no hole at ${width} px`, async ({ page }) => {
    test.skip(!route, 'no page shows the plans');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    const plans = page.locator('main li:has(> a[href^="/contact?tier="])');
    const list = plans.first().locator('..');
    await list.evaluate((element) => {
      while (element.childElementCount < 3) element.append(element.children[0]?.cloneNode(true) ?? '');
      element.replaceChildren(...[...element.children].slice(0, 3));
    });
    const boxes = await plans.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    const whole = await list.evaluate((element) => element.getBoundingClientRect().toJSON());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    expect(tops).toHaveLength(rows);
    for (const top of tops) {
      const row = boxes.filter((box) => box.top === top);
      expect(row[0]?.left).toBeCloseTo(whole.left, 0);
      expect(row.at(-1)?.right).toBeCloseTo(whole.right, 0);
    }
  });
}
