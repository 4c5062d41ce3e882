import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
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

/** Where something starts in its pane: 0 at the top, 1 at the bottom. */
function heightOf(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const pane = element.closest('.cm-scroller')?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight };
    return (element.getBoundingClientRect().top - pane.top) / pane.height;
  });
}

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
  await expect(page.getByText('The page stays as it was until this is corrected.')).toBeVisible();
  await expect(shown.getByText('A first paragraph. Good.')).toBeVisible();
  for (const _ of ' <Card') await page.keyboard.press('Backspace');
  await expect(page.getByText('The page stays as it was until this is corrected.')).toBeHidden();
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
  await expect(page.getByText('The page stays as it was until this is corrected.')).toBeHidden();
});

test('a block that throws keeps the last good page', async ({ openDesk }) => {
  const { page, shown, goTo, button } = await openDesk(FILE);
  await goTo('<Card title="The second card">');
  await button('Block').click();
  await page.getByRole('textbox', { name: 'Headline (title), required' }).fill('');
  await expect(page.getByText('The page stays as it was until this is corrected.')).toBeVisible();
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
  await page.keyboard.type('how it works');
  await expect(button('Insert Steps')).toBeVisible();
  const example = page.frameLocator('iframe[title="Steps in the handbook"]');
  await expect(example.locator('figure').first()).toBeVisible({ timeout: 90_000 });
  await expect(example.locator('body')).not.toContainText('import', { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const headline = page.getByRole('textbox', { name: 'Headline (title), required' });
  await expect(headline).toBeFocused();
  // A block between two sections comes with a section of its own.
  await expect(text).toContainText(/<Section title="[^"]+"> {2}<Steps>/);
  await expect(page.getByText('It needs a section around it, so it got one')).toBeVisible();
  await page.keyboard.type('How it goes');
  await expect(shown.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  await expect.poll(() => heightOf(shown.locator('[class*=outline]'))).toBeLessThan(1 / 3);
  expect(await heightOf(text.locator('.cm-activeLine'))).toBeLessThan(1 / 3);
  await expect(text).toContainText('Blocks on this page: Card, Cards, Hero, Question, Questions, Section, Step, Steps');
  await expect(shown.locator('main ol')).toBeVisible();
  await expect(text).not.toContainText('import');
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Control+z');
  await expect(button('Save')).toBeDisabled();
});

test('the page outlines no other block than the one at the cursor', async ({ openDesk }) => {
  const { page, shown, goTo } = await openDesk(FILE);
  const outline = shown.locator('[class*=outline]');
  const isAround = async (words: string) => {
    const [box, frame] = [await shown.getByText(words).boundingBox(), await outline.boundingBox()];
    return box && frame && frame.y <= box.y && box.y + box.height <= frame.y + frame.height;
  };
  // Both answers are closed.
  await goTo('Who reads it?');
  await expect.poll(() => isAround('Who reads it?')).toBe(true);
  await expect.poll(() => isAround('What is it?')).toBe(false);
  await goTo('The tests.');
  await expect.poll(() => isAround('Who reads it?')).toBe(true);
  expect((await outline.boundingBox())?.height).toBeCloseTo(
    (await shown.locator('summary').nth(1).boundingBox())?.height ?? 0,
    0,
  );
  await goTo('A first paragraph.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('{ A mistake');
  await expect(page.getByText('The page stays as it was until this is corrected.')).toBeVisible();
  await expect(outline).toBeHidden();
  await goTo('<Card title="The second card">');
  await expect.poll(() => isAround('The second card')).toBe(true);
});

test('selected words become bold and a link to a page that is searched for, each undone in one step', async ({
  openDesk,
}) => {
  const { page, text, goTo, button } = await openDesk(FILE);
  await goTo('A first paragraph.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expect(text).toContainText('A first **paragraph**.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Words that visitors press' })).toHaveValue('paragraph');
  await page.keyboard.type('write to us');
  await button('Make the link').click();
  await expect(page.getByText('Choose a page from the list')).toBeVisible();
  await page.getByRole('combobox').fill('/xyzzy');
  await button('Make the link').click();
  await expect(page.getByText('There is no page /xyzzy.')).toBeVisible();
  await page.getByRole('combobox').fill('contact');
  await page.getByRole('option', { name: '/contact' }).click();
  await button('Make the link').click();
  await expect(text).toContainText('A first [paragraph](/contact).');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(button('Save')).toBeDisabled();
  await button('Save').hover({ force: true });
  const [place, reason] = [await button('Save').boundingBox(), await page.getByRole('tooltip').first().boundingBox()];
  expect(Math.abs((reason?.x ?? 0) - (place?.x ?? 0))).toBeLessThan(40);
  await goTo('A first paragraph.');
  await page.keyboard.type(' [Nobody](/xyzzy) knows.');
  await button(/^Findings/).click();
  await button('Choose a page …').click();
  await expect(page.getByRole('dialog', { name: 'Change the link' })).toBeVisible();
  await page.getByRole('combobox').fill('/contact');
  await button('Change the link').click();
  await expect(text).toContainText('[Nobody](/contact) knows.');
});

test('the form of a block changes, adds, moves and removes', async ({ openDesk }) => {
  const { page, shown, goTo, button } = await openDesk(FILE);
  const titles = () => shown.locator('main li h3').allTextContents();
  await goTo('<Card title="The second card">');
  await button('Block').click();
  await page.getByRole('textbox', { name: 'Headline (title), required' }).fill('Renamed');
  await expect.poll(titles).toEqual(['The first card', 'Renamed']);
  await expect(page.getByText('It is the last one already.')).toBeHidden();
  await button('Move up').focus();
  await page.keyboard.press('Tab');
  await expect(button('Move down')).toHaveAccessibleDescription('It is the last one already.');
  await expect(page.getByText('It is the last one already.')).toBeVisible();
  await button('Move up').click();
  await expect.poll(titles).toEqual(['Renamed', 'The first card']);
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await words.fill('New words <b>\n\nIn two parts.');
  await expect(shown.getByText('New words <b>')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('Two.');
  await words.selectText();
  await button('Bold').click();
  await expect(words).toHaveValue('**Two.**');
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+z');
  await words.selectText();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Words that visitors press' })).toHaveValue('Two.');
  await button('Close').click();
  await button('↑ Cards').click();
  await button('Card: The first card').click();
  await expect(page.getByRole('textbox', { name: 'Headline (title), required' })).toBeFocused();
  await expect(words).toHaveValue('One.');
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
