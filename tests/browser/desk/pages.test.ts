import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const description = 'A page for the tests of the desk, which move it to another address and delete it again.';
const FILE = 'pages/new-terms.mdx';

test('a page is made, put into a menu, moved with its links, deleted and brought back', async ({ openDesk, desk }) => {
  const { page, shown, button } = await openDesk('pages/terms.mdx');
  const read = (file: string) => readFileSync(path.join(desk.directory, file), 'utf8');
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const hasHeadline = () =>
    expect(shown.getByRole('heading', { name: 'Terms for new clients' })).toBeVisible({ timeout: 90_000 });
  await button('New page …').click();
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('A legal text');
  await field('Address').fill('/new-terms');
  await field('Title').fill('Terms for new clients');
  await field('Description').fill(description);
  await button('Create page').click();
  // At once, before the new page was checked itself.
  await button('Add it to a menu …').click();
  const form = page.getByRole('form', { name: 'Navigation' });
  await form.locator('[data-path="menus.0"] > summary').click();
  await form.locator('[data-path="menus.0.groups.0"] > summary').click();
  const items = form.locator('[data-path="menus.0.groups.0.items"]');
  await items.getByRole('button', { name: 'Add an entry' }).click();
  await expect(items.getByRole('textbox', { name: 'Title' }).last()).toBeFocused();
  await page.keyboard.type('Terms for new clients');
  await items.getByRole('combobox', { name: 'To' }).last().fill('/new-terms');
  await items.getByRole('textbox', { name: 'Description' }).last().fill(description.slice(0, 40));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const itemsIn = () => parse(read('src/site/navigation.yaml')).menus[0].groups[0].items;
  expect(itemsIn().at(-1)).toMatchObject({ title: 'Terms for new clients', to: '/new-terms' });
  await button(/^Terms for new clients/).click();
  await hasHeadline();
  expect(read(FILE)).toContain('<LegalText');
  const changes = () => git(desk.directory, 'status', '--porcelain') + git(desk.directory, 'diff');
  const before = changes();

  await button('Move …').click();
  await field('Address').fill('/moved');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page has a new address. Links in 1 file follow.')).toBeVisible();
  await hasHeadline();
  await button('Undo').click();
  await expect(page.getByRole('button', { name: /^Terms for new clients \/new-terms/ })).toBeVisible();
  await expect.poll(changes).toBe(before);

  await button('Delete …').click();
  await dialog.getByRole('combobox').fill('/contact');
  await button('Delete the page').click();
  await expect(page.getByText('The page “Terms for new clients” is deleted. Links in 1 file follow.')).toBeVisible();
  await button('Undo').click();
  await expect.poll(changes).toBe(before);
});
