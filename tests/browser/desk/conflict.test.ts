import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../../lib/filesIn';
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

test('starting over leaves the live pages, and a copy of what was written and added', async ({ openDesk, desk }) => {
  const { page, text, button, goTo, saved } = await openDesk(FILE);
  const live = saved();
  const lines = live.split('\n');
  await goTo(lines.find((line) => line.startsWith('title:')) ?? '');
  await page.keyboard.type(' for you');
  const picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'team.png', mimeType: 'image/png', buffer: picture });
  await expect(text).toContainText('/images/team.png');
  expect(saved()).toBe(live);

  await button('Live version …').click();
  const dialog = page.getByRole('dialog', { name: 'The live version' });
  const start = dialog.getByRole('button', { name: 'Start over from the live version' });
  await expect(start).toBeDisabled();
  // Words that were not saved are saved first, so that the copy has them.
  expect(saved()).toContain('/images/team.png');
  await dialog.getByRole('checkbox', { name: 'Remove what I did not propose' }).check();
  await start.click();
  await expect(dialog.getByText('Your pages are the same as the live ones now.')).toBeVisible();
  expect(git(desk.directory, 'status', '--porcelain')).toBe('');
  expect(saved()).toBe(live);
  const backUps = path.join(desk.directory, '.git/desk-backup');
  const copies = filesIn(backUps);
  expect(copies.map((file) => file.split('/').slice(1).join('/'))).toEqual(
    expect.arrayContaining([FILE, 'static/images/team.png']),
  );
  const copied = copies.find((file) => file.endsWith(FILE)) ?? '';
  expect(readFileSync(path.join(backUps, copied), 'utf8')).toContain(' for you');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(text).not.toContainText('/images/team.png');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
