import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { plans } from '../../../src/site/plans';
import { expect, test } from '../../support/desk';

const FILE = 'src/site/plans.yaml';
const [first, second] = plans;

test('a price on the page opens its plan, and the page shows the new one; a mistake is named at the field', async ({
  openDesk,
  desk,
}) => {
  test.skip(!second, 'There are no plans.');
  const { page, shown } = await openDesk('pages/pricing.mdx');
  await shown.getByText(`$${second?.price}`).first().click();
  const form = page.getByRole('form', { name: 'Plans' });
  const price = form.getByRole('textbox', { name: 'Price' });
  await expect(price).toBeFocused();
  await expect(price).toHaveValue(String(second?.price));
  await price.fill('12 dollars');
  await expect(form.getByText(/must be .*number/)).toBeVisible();
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await price.fill('1234');
  await expect(form.getByText(/must be .*number/)).toBeHidden();
  await expect(shown.getByText('$1234')).toBeVisible();
  expect(git(desk.directory, 'diff', '--', FILE)).toContain('+    price: 1234\n');
});

test('entries move, are added and removed, and undo takes all of it back', async ({ page, desk }) => {
  test.skip(!first || !second, 'There are no plans.');
  await page.goto(`${desk.origin}/__desk/?file=${FILE}`);
  const form = page.getByRole('form', { name: 'Plans' });
  const names = () =>
    form.locator('fieldset > ol').first().locator(':scope > li > details > summary').allTextContents();
  const known = plans.map(({ name }) => name);
  await form.locator('summary', { hasText: second?.name ?? '' }).click();
  await form.getByRole('button', { name: `Move up: ${second?.name}` }).click();
  const moved = [second?.name, first?.name, ...known.slice(2)];
  await expect.poll(names).toEqual(moved);
  await form.getByRole('button', { name: 'Add an entry' }).last().click();
  await expect(form.getByRole('textbox', { name: 'Tier' }).last()).toBeFocused();
  await form.getByRole('button', { name: `Remove: Entry ${known.length + 1}` }).click();
  await expect.poll(names).toEqual(moved);
  await form.getByRole('button', { name: 'Add an entry' }).last().focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(known);
  await expect.poll(() => readFileSync(path.join(desk.directory, FILE), 'utf8')).toBe(readFileSync(FILE, 'utf8'));
});
