import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';

test('a change is proposed, without a word of git', async ({ openDesk, desk }) => {
  const { page, shown, text, button } = await openDesk(FILE);
  const headline = (await shown.locator('main h1').textContent()) ?? '';
  const pageTitle = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  await shown.locator('main h1').click();
  await button('Block').click();
  const title = page.getByRole('textbox', { name: 'Headline (title), required' });
  await title.fill(`${headline} today`);
  await expect(shown.getByRole('heading', { level: 1, name: `${headline} today` })).toBeVisible();
  await expect(text).toContainText(`${headline} today`);

  await button('Propose …').click();
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(dialog.getByText(`${pageTitle}: changed`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The headline says when');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A reader asked.');
  await button('Propose').click();
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await expect(dialog).not.toContainText(/commit|push|merge/);

  const branch = git(desk.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/desk');
  expect(branch).toMatch(/^desk\/the-headline-says-when-\d+$/);
  expect(git(desk.remote, 'diff', '--name-only', 'main', branch)).toBe(FILE);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await title.fill(`${headline} tomorrow`);
  await button('Propose …').click();
  await expect(dialog.getByRole('heading', { name: 'Your proposal: The headline says when' })).toBeVisible();
  await expect(dialog.getByText('A reader asked.')).toBeVisible();
  const fresh = dialog.getByRole('region', { name: 'What is new' });
  await expect(fresh.getByRole('listitem')).toHaveText([`${pageTitle}: changed`]);
  const words = dialog.getByRole('textbox', { name: 'What is new' });
  await words.fill('It is tomorrow');
  await page.keyboard.press('Escape');
  await button('Propose …').click();
  await expect(words).toHaveValue('It is tomorrow');
  await button('Propose').click();
  await expect(dialog.getByText('It is added to your proposal.')).toBeVisible();
  const titles = git(desk.remote, 'log', '--format=%s', `main..${branch}`);
  expect(titles.split('\n')).toEqual(['It is tomorrow', 'The headline says when']);
});

test('a proposal names the mistakes in it, and a step that is proposed is not undone', async ({ openDesk, desk }) => {
  const { page, text, button } = await openDesk(FILE);
  await button('New page …').click();
  const description =
    'A page that a test of the desk proposes with a mistake, after it has been told about the mistake.';
  await page.getByRole('textbox', { name: 'Address' }).fill('/proposed');
  await page.getByRole('textbox', { name: 'Title' }).fill('A proposed page');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await button('Make the page').click();
  await expect(button('Hero: A proposed page')).toBeVisible();
  const mistaken = `---\ntitle: A proposed page\ndescription: ${description}\n---\n\n# Here\n\nRead [this](/no-such-page).\n`;
  writeFileSync(path.join(desk.directory, 'pages/proposed.mdx'), mistaken);
  await page.goto(`${desk.origin}/__desk/?file=${encodeURIComponent(FILE)}`);
  await expect(text).toBeVisible();

  await button('Propose …').click();
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  const findings = dialog.getByRole('region', { name: 'Findings in A proposed page' });
  await expect(findings.getByRole('heading')).toHaveText(/^A proposed page: \d+ mistake/);
  const mistake = findings.getByRole('listitem').filter({ hasText: 'There is no page "/no-such-page"' });
  await mistake.getByRole('button', { name: 'Go to line 8' }).click();
  await expect(text).toBeFocused();
  await expect(text.locator('.cm-activeLine')).toHaveText('Read [this](/no-such-page).');

  await button('Propose …').click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A page');
  const sure = dialog.getByRole('checkbox', { name: /^Propose with \d+ mistake/ });
  await expect(sure).toBeVisible();
  await expect(button('Propose')).toBeDisabled();
  await sure.check();
  await button('Propose').click();
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button('New page …')).toBeVisible();
  await expect(button(/^Undo: /)).toBeHidden();
});
