import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';

test('a change is said in a sentence and proposed, without a word of git', async ({ openDesk, desk }) => {
  const { page, shown, text, button } = await openDesk(FILE);
  const headline = (await shown.locator('main h1').textContent()) ?? '';
  await shown.locator('main h1').click();
  await button('Block').click();
  const title = page.getByRole('textbox', { name: 'title (required)' });
  await title.fill(`${headline} today`);
  await expect(shown.getByRole('heading', { level: 1, name: `${headline} today` })).toBeVisible();
  await expect(text).toContainText(`${headline} today`);

  await button('Propose …').click();
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  await expect(dialog.getByText(`“${headline}” became “${headline} today”.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The headline says when');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A reader asked.');
  await button('Propose').click();
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await expect(dialog).not.toContainText(/commit|push|merge/);

  const branches = git(desk.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/desk');
  expect(branches).toMatch(/^desk\/the-headline-says-when-\d+$/);
  expect(git(desk.remote, 'diff', '--name-only', 'main', branches)).toBe(FILE);
});
