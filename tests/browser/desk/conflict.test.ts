import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { temporaryFolder } from '../../../lib/siteCopy';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';

test('a sentence that others changed too is shown as two texts to choose from', async ({ openDesk, desk }) => {
  const start = git(desk.directory, 'rev-parse', 'HEAD');
  const before = readFileSync(path.join(desk.directory, FILE), 'utf8');
  const title = /^title: (.*)$/m.exec(before)?.[1] ?? '';
  const theirs = before.replace(title, `${title} for all`);
  const folder = temporaryFolder('colleague');
  git(folder, 'clone', '--quiet', desk.remote, 'site');
  const colleague = path.join(folder, 'site');
  writeFileSync(path.join(colleague, FILE), theirs);
  git(
    colleague,
    '-c',
    'user.name=Bob',
    '-c',
    'user.email=bob@acme.com',
    'commit',
    '--quiet',
    '--all',
    '--message=Theirs',
  );
  git(colleague, 'push', '--quiet', 'origin', 'main');
  try {
    const { page, text, button, saved } = await openDesk(FILE);
    await button('Details').click();
    await page.getByRole('textbox', { name: 'Title' }).fill(`${title} for you`);
    await page.keyboard.press('Tab');
    await button('Live version …').click();
    const dialog = page.getByRole('dialog', { name: 'The live version' });
    await dialog.getByRole('button', { name: 'Take in what others changed' }).click();
    await expect(dialog.getByText('Choose a text in each place.')).toBeVisible();
    expect(saved()).toContain(`${title} for you`);
    await expect(dialog.getByRole('button', { name: 'Use these texts' })).toBeDisabled();
    await expect(dialog).not.toContainText(/<<<|>>>|===/);
    await dialog.getByRole('radio', { name: 'Theirs' }).check();
    await dialog.getByRole('button', { name: 'Use these texts' }).click();
    await expect(dialog.getByText('Your pages now contain what others changed.')).toBeVisible();
    expect(saved()).toBe(theirs);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(text).toContainText(`${title} for all`);
  } finally {
    git(desk.directory, 'reset', '--quiet', '--hard', start);
    git(desk.directory, 'push', '--quiet', '--force', 'origin', 'HEAD:main');
    rmSync(folder, { recursive: true });
  }
});
