import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // More than the desk and the page in it have controls, however many pages the site has.
  for (let stop = 0; stop < 1000; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

test('a change is shown with its words marked, and proposed twice, by the keyboard and without a word of git', async ({
  page,
  desk,
}) => {
  const headline = page.getByRole('textbox', { name: "The page's headline" });
  const dialog = page.getByRole('dialog', { name: 'Propose your change' });
  async function propose(words: string, title: string): Promise<void> {
    await page.keyboard.press('End');
    await page.keyboard.type(words);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Propose …' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('ins')).toHaveText(words);
    await expect(dialog.getByText('being checked')).toBeHidden();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(title);
    await tabTo(page, dialog.getByRole('button', { name: 'Propose' }));
    await page.keyboard.press('Enter');
  }
  await page.goto(`${desk.origin}/__desk/`);
  await tabTo(page, page.getByRole('button', { name: / \/terms$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Hero: / }));
  await page.keyboard.press('Enter');
  await expect(headline).toBeFocused();
  await propose(' today', 'The headline says when');
  await expect(dialog.getByText('Your change is proposed.')).toBeVisible();
  await expect(dialog).not.toContainText(/commit|push|merge/);
  const branch = git(desk.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/desk');
  expect(branch).toMatch(/^desk\/the-headline-says-when-\d+$/);
  expect(git(desk.remote, 'diff', '--name-only', 'main', branch)).toBe(FILE);

  await page.keyboard.press('Escape');
  await tabTo(page, headline);
  await propose(' and tomorrow', 'It is tomorrow');
  await expect(dialog.getByText('It is added to your proposal.')).toBeVisible();
  const titles = git(desk.remote, 'log', '--format=%s', `main..${branch}`);
  expect(titles.split('\n')).toEqual(['It is tomorrow', 'The headline says when']);
});

test('a proposal names the mistakes in it, and opens them', async ({ openDesk, desk }) => {
  const text = '<Section title="A">\n  Read [this page](/no-such-page).\n</Section>\n';
  writeFileSync(path.join(desk.directory, 'pages/proposed.mdx'), `---\ntitle: A proposed page\n---\n\n${text}`);
  const { page, button, field } = await openDesk(FILE);
  await button('Propose …').click();
  await expect(button(/^Propose anyway \(\d+ mistakes\)$/)).toBeEnabled();
  const mistake = page.getByRole('listitem').filter({ hasText: 'There is no page "/no-such-page"' });
  await mistake.getByRole('button', { name: 'Show it in “A proposed page”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A proposed page' })).toBeVisible();
  await expect(field('Text')).toBeVisible();
});

test('a sentence that both changed is decided by the writer, and everything else of both stays', async ({
  openDesk,
  desk,
}) => {
  const colleague = path.join(path.dirname(desk.directory), 'colleague');
  git(desk.directory, 'clone', '--quiet', desk.remote, colleague);
  const before = readFileSync(path.join(desk.directory, FILE), 'utf8');
  const both = (headline: string) => before.replace(/(?<=<Hero[^>]* title=")[^"]*/, headline);
  const theirs = (headline: string) => both(headline).replace(/\n*$/, '\n\nTheir paragraph.\n');
  writeFileSync(path.join(colleague, FILE), theirs('Their headline'));
  git(
    colleague,
    '-c',
    'user.name=Bob',
    '-c',
    'user.email=bob@acme.com',
    'commit',
    '--quiet',
    '--all',
    '--message=Change',
  );
  git(colleague, 'push', '--quiet');
  writeFileSync(path.join(desk.directory, FILE), both('My headline'));
  const { page, button, saved } = await openDesk(FILE);
  await button('Get the latest changes …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get the latest changes' }).click();
  await expect(dialog.locator('ins')).toHaveText(['My', 'Their']);
  await dialog.getByRole('radio', { name: 'My version' }).check();
  await dialog.getByRole('button', { name: 'Keep these versions' }).click();
  await expect(page.getByText('In 1 place you kept your version instead of theirs.')).toBeVisible();
  expect(saved()).toBe(theirs('My headline'));
});
