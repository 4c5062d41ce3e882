import { expect, test } from '../../support/desk';
import { accessibilityViolations, excessWidth } from '../../support/page';

const FILE = 'pages/terms.mdx';
test.setTimeout(300_000);

const PHONE = { width: 390, height: 844 };
const DIALOGS = ['Insert a block …', 'Propose …', 'Get the latest changes …', 'New page …', 'Move …', 'Delete …'];

test('axe finds nothing in any panel and dialog, in both themes, and everything fits on a phone', async ({
  openDesk,
  page,
  desk,
}) => {
  const { button } = await openDesk(FILE);
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const name of [/^Hero: /, /^Findings/, 'Text']) {
    await button(name).click();
    expect(await accessibilityViolations(page), String(name)).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  for (const name of DIALOGS) {
    await button(name).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width, name).toBeLessThanOrEqual(PHONE.width);
    expect(await accessibilityViolations(page, 'dialog'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`${desk.origin}/__desk/?file=src/site/navigation.yaml`);
  await page.getByRole('form').locator('summary').first().click();
  expect(await accessibilityViolations(page)).toEqual([]);
});
