import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { expect, test } from '../../support/desk';

const PAGE = `---
title: A page for the tests
description: It has a headline, a paragraph, two questions and two cards, which the tests of the desk change.
---

import {Card, Cards, Hero, Question, Questions, Section} from '@site/src/blocks';

<Hero title="The headline">
  A first paragraph.
</Hero>

<Section title="Questions">
  <Questions>
    <Question title="What is it?">
      A page.
    </Question>

    <Question title="Who reads it?">
      The tests.
    </Question>
  </Questions>
</Section>

<Section title="Cards">
  <Cards>
    <Card title="The first card">
      One.
    </Card>

    <Card title="The second card">
      Two.
    </Card>
  </Cards>
</Section>
`;
const FILE = 'pages/terms.mdx';

test.beforeEach(({ desk }) => writeFileSync(path.join(desk.directory, FILE), PAGE));

test('the Edit button of a page in development opens it', async ({ page, desk }) => {
  await page.goto(`${desk.origin}/terms`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'A page for the tests' })).toBeVisible();
});

test('the page follows the text, and keeps its place and its open question', async ({ openDesk }) => {
  const { page, shown, goTo } = await openDesk(FILE);
  const question = shown.locator('details').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  const place = await question.evaluate(() => window.scrollY);
  await goTo('The tests.');
  await page.keyboard.type(' And writers.');
  await expect(shown.getByText('The tests. And writers.')).toBeVisible();
  await expect(question).toHaveAttribute('open', '');
  expect(await question.evaluate(() => window.scrollY)).toBe(place);
});

test('a page that loads again shows the text that is not saved', async ({ openDesk }) => {
  const { page, shown, goTo } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type(' And more.');
  await expect(shown.getByText('A first paragraph. And more.')).toBeVisible();
  await shown.locator('main').evaluate(() => window.location.reload());
  await expect(shown.getByText('A first paragraph. And more.')).toBeHidden();
  await expect(shown.getByText('A first paragraph. And more.')).toBeVisible();
});

test('a click in the page goes to its line, and the cursor outlines its block', async ({ openDesk }) => {
  const { page, shown } = await openDesk(FILE);
  await shown.getByText('The second card').click();
  await expect(page.locator('.cm-activeLine')).toContainText('<Card title="The second card">');
  const card = await shown.locator('li', { hasText: 'The second card' }).boundingBox();
  const outline = await shown.locator('[class*=outline]').boundingBox();
  expect(outline?.y).toBeCloseTo(card?.y ?? -1, -1);
});

test('saving writes what was written and nothing else; undoing all of it leaves no difference', async ({
  openDesk,
  desk,
}) => {
  git(desk.directory, 'add', FILE);
  const { page, goTo, button, saved } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(saved()).toBe(PAGE.replace('A first paragraph.', 'A first paragraph.x'));
  await page.keyboard.press('Control+z');
  await button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(git(desk.directory, 'diff', '--', FILE)).toBe('');
});

test('a text that cannot be rendered keeps the last good page and says why', async ({ openDesk }) => {
  const { page, shown, goTo } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type(' Good.');
  await expect(shown.getByText('A first paragraph. Good.')).toBeVisible();
  await page.keyboard.type(' <Card');
  await expect(page.getByText('The page shows your text without the last mistake.')).toBeVisible();
  await expect(shown.getByText('A first paragraph. Good.')).toBeVisible();
  for (const _ of ' <Card') await page.keyboard.press('Backspace');
  await expect(page.getByText('The page shows your text without the last mistake.')).toBeHidden();
});

test('a mistake that stops the page is named over it in the words of the content check, with its correction', async ({
  openDesk,
}) => {
  const { page, shown, text, goTo } = await openDesk(FILE);
  await goTo('<Card title="The second card">');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' icon="clowd"');
  const over = page.getByRole('region', { name: 'The page as visitors see it' });
  await expect(over.getByText('There is no icon "clowd".')).toBeVisible();
  await expect(shown.getByText('The second card')).toBeVisible();
  await over.getByRole('button', { name: 'Change to “cloud”' }).click();
  await expect(text).toContainText('<Card title="The second card" icon="cloud">');
  await expect(page.getByText('The page shows your text without the last mistake.')).toBeHidden();
});

test('a block that throws keeps the last good page', async ({ openDesk }) => {
  const { page, shown, goTo, button } = await openDesk(FILE);
  await goTo('<Card title="The second card">');
  await button('Block').click();
  await page.getByRole('textbox', { name: 'title (required)' }).fill('');
  await expect(page.getByText('The page shows your text without the last mistake.')).toBeVisible();
  await expect(shown.getByText('The first card')).toBeVisible();
});

test('a mistake is underlined, and its correction is a button', async ({ openDesk }) => {
  const { page, text, goTo, button } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type(' We recieve it.');
  await expect(text.locator('.cm-lintRange', { hasText: 'recieve' })).toBeVisible({ timeout: 60_000 });
  await button(/^Findings/).click();
  await button('Change to “receive”').click();
  await expect(text).toContainText('We receive it.');
  await expect(text.locator('.cm-lintRange', { hasText: 'receive' })).toBeHidden();
});

test('what is not saved survives a closed tab', async ({ openDesk, context, desk }) => {
  const { page, goTo, saved } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type(' Not saved.');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto(`${desk.origin}/__desk/?file=${FILE}`);
  await expect(again.getByText('A first paragraph. Not saved.')).toBeVisible();
  await expect(again.getByText('was not saved. It is shown here.')).toBeVisible();
  expect(saved()).toBe(PAGE);
  await again.getByRole('button', { name: 'Show the saved text instead' }).click();
  await expect(again.getByText('A first paragraph. Not saved.')).toBeHidden();
});

test('a file that changed on disk meanwhile is not overwritten', async ({ openDesk, desk }) => {
  const { page, goTo, button, saved } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.type(' Mine.');
  const theirs = PAGE.replace('A first paragraph.', 'Theirs.');
  writeFileSync(path.join(desk.directory, FILE), theirs);
  await expect(page.getByText('was changed outside this tab')).toBeVisible();
  await button('Save').click();
  expect(saved()).toBe(theirs);
  await button('Take the other text').click();
  await expect(page.getByText('Theirs.').first()).toBeVisible();
});

test('two tabs on one page are told of each other', async ({ openDesk, context, desk }) => {
  const { page } = await openDesk(FILE);
  const other = await context.newPage();
  await other.goto(`${desk.origin}/__desk/?file=${FILE}`);
  await expect(page.getByText('also open in another tab')).toBeVisible();
  await expect(other.getByText('also open in another tab')).toBeVisible();
  await other.close();
  await expect(page.getByText('also open in another tab')).toBeHidden();
});

test('"/" opens the palette; a block comes with its import, and undo takes both back', async ({ openDesk }) => {
  const { page, text, shown, goTo, button } = await openDesk(FILE);
  await goTo('</Hero>');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Search' }).fill('Steps');
  await expect(button('Insert Steps')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(text).toBeFocused();
  // A block between two sections comes with a section of its own.
  await expect(text).toContainText(/<Section title="[^"]+"> {2}<Steps>/);
  await expect(text).toContainText('Blocks on this page: Card, Cards, Hero, Question, Questions, Section, Step, Steps');
  await expect(shown.locator('main ol')).toBeVisible();
  await expect(text).not.toContainText('import');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Control+z');
  await expect(button('Save')).toBeDisabled();
});

test('the form of a block changes, adds, moves and removes', async ({ openDesk }) => {
  const { page, shown, goTo, button } = await openDesk(FILE);
  const titles = () => shown.locator('main li h3').allTextContents();
  await goTo('<Card title="The second card">');
  await button('Block').click();
  await page.getByRole('textbox', { name: 'title (required)' }).fill('Renamed');
  await expect.poll(titles).toEqual(['The first card', 'Renamed']);
  await button('Move up').click();
  await expect.poll(titles).toEqual(['Renamed', 'The first card']);
  await button('Add another Card').click();
  await expect.poll(async () => (await titles()).length).toBe(3);
  await button('Remove').click();
  await expect.poll(titles).toEqual(['Renamed', 'The first card']);
});

test('the details form changes the front matter and counts', async ({ openDesk }) => {
  const { page, text, button } = await openDesk(FILE);
  await button('Details').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Abc');
  await expect(text).toContainText('title: Abc');
  await expect(page.getByText('3 of 4 to 60 characters.')).toBeVisible();
  await expect(page.getByText('is too short')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sharing card: Abc' })).toBeVisible();
});
