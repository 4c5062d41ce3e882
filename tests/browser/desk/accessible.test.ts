import { expect, test } from '../../support/desk';
import { accessibilityViolations, excessWidth } from '../../support/page';

const FILE = 'pages/terms.mdx';
test.setTimeout(300_000);

const DIALOGS = ['Insert a block …', 'Propose …', 'Get the latest changes …', 'New page …', 'Move …', 'Delete …'];

test('axe finds nothing in any panel and dialog, in both themes', async ({ openDesk, page, desk }) => {
  const { button } = await openDesk(FILE);
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const name of [/^Hero: /, /^Findings/, 'Text']) {
    await button(name).click();
    expect(await accessibilityViolations(page), String(name)).toEqual([]);
  }
  for (const name of DIALOGS) {
    await button(name).click();
    expect(await accessibilityViolations(page, 'dialog'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`${desk.origin}/__desk/?file=src/site/navigation.yaml`);
  await page.getByRole('form').locator('summary').first().click();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('everything is in reach on a phone, and at 200 % zoom', async ({ openDesk, page }) => {
  const { shown, field, button } = await openDesk(FILE);
  for (const [width, height] of [[390, 844] as const, [640, 400] as const]) {
    await page.setViewportSize({ width, height });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await shown.locator('main h1').click();
    await expect(field("The page's headline")).toBeInViewport();
    await button('Delete …').click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});
