import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';

test('a change is shown with its words marked, and proposed without a word of git', async ({ openDesk, desk }) => {
  const { page, shown, button, field } = await openDesk(FILE);
  await shown.locator('main h1').click();
  const headline = await field("The page's headline").inputValue();
  await field("The page's headline").fill(`${headline} today`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await button('Propose …').click();
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(dialog.locator('ins')).toHaveText(' today');
  await expect(dialog.getByText('being checked')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The headline says when');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A reader asked.');
  await button('Propose').click();
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await expect(dialog).not.toContainText(/commit|push|merge/);
  const branch = git(desk.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/desk');
  expect(branch).toMatch(/^desk\/the-headline-says-when-\d+$/);
  expect(git(desk.remote, 'diff', '--name-only', 'main', branch)).toBe(FILE);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await field("The page's headline").fill(`${headline} tomorrow`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await button('Propose …').click();
  await expect(dialog.getByRole('heading', { name: 'New in your proposal “The headline says when”' })).toBeVisible();
  const fresh = dialog.getByRole('region', { name: 'What is new' });
  await expect(fresh.locator('del')).toHaveText('today');
  await expect(fresh.locator('ins')).toHaveText('tomorrow');
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('It is tomorrow');
  await button('Propose').click();
  await expect(dialog.getByText('It is added to your proposal.')).toBeVisible();
  const titles = git(desk.remote, 'log', '--format=%s', `main..${branch}`);
  expect(titles.split('\n')).toEqual(['It is tomorrow', 'The headline says when']);
});

test('a proposal names the mistakes in it, and opens them', async ({ openDesk, desk }) => {
  const text = '<Section title="A">\n  Read [this page](/no-such-page).\n</Section>\n';
  writeFileSync(path.join(desk.directory, 'pages/proposed.mdx'), `---\ntitle: A proposed page\n---\n\n${text}`);
  const { page, button, field } = await openDesk(FILE);
  await button('Propose …').click();
  await expect(button(/^Propose with \d+ mistakes$/)).toBeEnabled();
  const mistake = page.getByRole('listitem').filter({ hasText: 'There is no page "/no-such-page"' });
  await mistake.getByRole('button', { name: 'Show it in “A proposed page”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A proposed page' })).toBeVisible();
  await expect(field('Text')).toBeVisible();
});
