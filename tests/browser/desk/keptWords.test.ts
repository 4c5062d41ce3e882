import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';
const OTHER = 'pages/privacy.mdx';

test('a page that is saved while another one is opened keeps its text, and so does the other one', async ({
  openDesk,
  desk,
}) => {
  const { page, text, saved } = await openDesk(FILE);
  const other = () => readFileSync(path.join(desk.directory, OTHER), 'utf8');
  const before = other();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWords of the first page.');
  let goOn = () => {};
  const isOpen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/save', async (route) => {
    const response = await route.fetch();
    await isOpen;
    await route.fulfill({ response });
  });
  const answer = page.waitForResponse('**/api/save');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: / \/privacy\b/ }).click();
  await expect(text).toContainText(/^title: (.*)$/m.exec(before)?.[1] ?? '');
  goOn();
  await answer;
  await page.unroute('**/api/save');
  expect(saved()).toContain('Words of the first page.');

  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWords of the second page.');
  await page.keyboard.press('Control+s');
  await expect.poll(other).toBe(`${before}\n\nWords of the second page.`);
  expect(saved()).not.toContain('second page');
  await page.getByRole('button', { name: / \/terms\b/ }).click();
  // The editor draws only the lines in view.
  await text.click();
  await page.keyboard.press('Control+End');
  await expect(text).toContainText('Words of the first page.');
  await expect(page.getByText('was not saved. It is shown here.')).toBeHidden();
});

test('another tab that writes nothing, a server that stops and a file that is gone lose no word', async ({
  openDesk,
  context,
  desk,
}) => {
  const { page, text, button } = await openDesk(FILE);
  const other = await context.newPage();
  await other.goto(`${desk.origin}/__desk/?file=${FILE}`);
  await expect(other.getByRole('textbox', { name: 'Text of the page' })).toBeVisible();
  await page.bringToFront();
  await page.route('**/api/compile', (route) => route.abort());
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWords that are not saved.');
  await expect(page.getByText('The desk does not answer.')).toBeVisible();
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `desk-draft:${FILE}`);
  await expect.poll(kept).toContain('Words that are not saved.');
  await other.goto(`${desk.origin}/__desk/`);
  expect(await kept()).toContain('Words that are not saved.');
  await page.unroute('**/api/compile');

  await page.getByRole('button', { name: / \/privacy\b/ }).click();
  await expect(text).not.toContainText('Words that are not saved.');
  await button('Propose …').click();
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(dialog.getByText('Not saved, and so not proposed:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  rmSync(path.join(desk.directory, FILE));
  await page.goto(`${desk.origin}/__desk/?file=${FILE}`);
  await text.click();
  await page.keyboard.press('Control+End');
  await expect(text).toContainText('Words that are not saved.');
  await expect(page.getByText('so it cannot be saved')).toBeVisible();
});
