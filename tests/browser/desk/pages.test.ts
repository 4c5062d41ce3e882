import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const description = 'A page for the tests of the desk, which move it to another address and delete it again.';
const PAGE = `---\ntitle: A page that moves\ndescription: ${description}\n---\n\nimport {Hero} from '@site/src/blocks';\n\n<Hero title="Here">\n  Words.\n</Hero>\n`;
const FILE = 'pages/moving.mdx';

test.beforeEach(({ desk }) => {
  writeFileSync(path.join(desk.directory, FILE), PAGE);
  const terms = path.join(desk.directory, 'pages/terms.mdx');
  writeFileSync(terms, `${readFileSync(terms, 'utf8')}\nRead [the page that moves](/moving#here).\n`);
  git(desk.directory, 'add', 'pages');
  git(desk.directory, 'commit', '--quiet', '--message=A page that moves');
  git(desk.directory, 'push', '--quiet', 'origin', 'main');
});
test.afterEach(({ desk }) => {
  git(desk.directory, 'reset', '--quiet', '--hard', 'HEAD~1');
  git(desk.directory, 'push', '--quiet', '--force', 'origin', 'main');
});

test('a page moves with its links, and the step can be undone', async ({ openDesk, desk }) => {
  const { page, shown, button } = await openDesk(FILE);
  await button('Move …').click();
  const dialog = page.getByRole('dialog', { name: 'Move “A page that moves”' });
  await expect(dialog.getByText('1 link leads to this page.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/moved');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page has a new address. Links in 1 page follow.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1, name: 'Here' })).toBeVisible({ timeout: 90_000 });
  const read = (file: string) => readFileSync(path.join(desk.directory, file), 'utf8');
  expect(read('pages/moved.mdx')).toBe(PAGE);
  expect(read('pages/terms.mdx')).toContain('(/moved#here)');
  expect(parse(read('src/site/redirects.yaml')).redirects).toContainEqual({ from: '/moving', to: '/moved' });

  await button('Undo: Moved /moving to /moved').click();
  await expect(button('Undo: Moved /moving to /moved')).toBeHidden();
  await expect(page.getByRole('button', { name: /^A page that moves/ })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => git(desk.directory, 'status', '--porcelain')).toBe('');
});

test('a page is deleted with the page that replaces it, found by its title', async ({ openDesk, desk }) => {
  const { page, button } = await openDesk(FILE);
  await button('Delete …').click();
  const dialog = page.getByRole('dialog', { name: 'Delete “A page that moves”' });
  const target = dialog.getByRole('combobox');
  await expect(dialog.getByText('1 link leads to this page.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete the page' })).toBeDisabled();
  await target.fill('/contact');
  await dialog.getByRole('button', { name: 'Delete the page' }).click();
  await expect(page.getByText('The page “A page that moves” is deleted. Links in 1 page follow.')).toBeVisible();
  expect(existsSync(path.join(desk.directory, FILE))).toBe(false);

  await button('Propose …').click();
  const changes = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(changes.getByText(`${FILE}: deleted`)).toBeVisible();
  await changes.getByRole('button', { name: 'Close' }).click();
  await button('Undo: Deleted /moving').click();
  await expect(page.getByRole('heading', { level: 1, name: 'A page that moves' })).toBeVisible();
  await expect.poll(() => git(desk.directory, 'status', '--porcelain')).toBe('');
});

test('a new page of a kind is made, opened and undone', async ({ openDesk, desk }) => {
  const { page, shown, button } = await openDesk(FILE);
  await button('New page …').click();
  await page.getByRole('radio', { name: 'A legal text' }).check();
  await page.getByRole('textbox', { name: 'Address' }).fill('/new-terms');
  await page.getByRole('textbox', { name: 'Title' }).fill('Terms for new clients');
  await page.getByRole('textbox', { name: 'Description' }).fill(description.replace('A page', 'Another page'));
  await button('Make the page').click();
  await expect(page.getByText('Nothing leads to this page yet')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1, name: 'Terms for new clients' })).toBeVisible({
    timeout: 90_000,
  });
  expect(readFileSync(path.join(desk.directory, 'pages/new-terms.mdx'), 'utf8')).toContain('<LegalText');
  await expect(button('Hero: Terms for new clients')).toBeVisible();
  const drawing = await page.request.get(`${desk.origin}/terrain/new-terms.svg`);
  expect(drawing.headers()['content-type']).toContain('svg');
  await button('Undo: Made /new-terms').click();
  await expect(page.getByRole('button', { name: /^Terms for new clients/ })).toBeHidden();
  await expect.poll(() => git(desk.directory, 'status', '--porcelain')).toBe('');
});

test('a page is added to a menu, with its title and description', async ({ openDesk, desk }) => {
  // Without the link to it.
  git(desk.directory, 'checkout', '--quiet', 'HEAD~1', '--', 'pages/terms.mdx');
  const { page, button } = await openDesk(FILE);
  await button(/^Findings/).click();
  await button('Add it to a menu …').click();
  const dialog = page.getByRole('dialog', { name: 'Add “A page that moves” to a menu' });
  const place = dialog.getByRole('combobox', { name: 'Menu and column' });
  await expect(place.locator('option')).not.toHaveCount(1);
  await place.selectOption({ index: 1 });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(description);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('It moves.');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('“A page that moves” is in the menu')).toBeVisible();
  const { menus } = parse(readFileSync(path.join(desk.directory, 'src/site/navigation.yaml'), 'utf8'));
  expect(menus[0].groups[0].items.at(-1)).toMatchObject({
    ...{ title: 'A page that moves', to: '/moving', description: 'It moves.' },
  });
  await expect(page.getByText('Nothing links to')).toBeHidden();
});
