import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DESK_FRAME } from '../../../plugins/desk/messages';
import { company } from '../../../src/site/company';
import { expect, test } from '../../support/desk';

const PAGE = `---
title: A page for the tests
description: It has a headline, a paragraph and two cards in a section, which the tests of the desk change.
---

import {Card, Cards, Hero, Section} from '@site/src/blocks';

<Hero title="The headline">
  A first paragraph.
</Hero>

<Section title="Cards">
  <Cards>
    <Card title="The first card">
      One.
    </Card>

    <Card title="The second card">
      Two.
    </Card>
  </Cards>

  Below the cards.
</Section>
`;
const FILE = 'pages/terms.mdx';

test.beforeEach(({ desk }) => writeFileSync(path.join(desk.directory, FILE), PAGE));

test('the Edit button of a page in development opens it; its title is counted', async ({ page, desk }) => {
  await page.goto(`${desk.origin}/terms`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click({ timeout: 60_000 });
  const response = await page.request.get(`${desk.origin}/__desk/`);
  expect(response.headers()['cross-origin-opener-policy']).toBe('same-origin');
  await expect(page.getByRole('heading', { level: 1, name: 'A page for the tests' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Abc');
  await expect(page.getByText('3 of 4 to 60 characters.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Details' }).getByText('is too short')).toBeVisible();
  await expect(page.getByText('Kept in this browser')).toBeVisible();
});

test('a click in the page opens the form of its words, with bold, links and corrections, which the page follows', async ({
  openDesk,
}) => {
  const { page, shown, field, button, saved } = await openDesk(FILE);
  await shown.getByText('A first paragraph.').click();
  await expect(field('Text')).toBeFocused();
  await field('Text').fill('A first **sentence** with <b> in it.\n\nAnd a second one.');
  await expect(shown.getByText('And a second one.')).toBeVisible();
  await expect(shown.locator('strong', { hasText: 'sentence' })).toBeVisible();
  expect(saved()).toBe(
    PAGE.replace('A first paragraph.', 'A first **sentence** with \\<b> in it.\n\n  And a second one.'),
  );
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toBe(PAGE);
  await field('Text').selectText();
  await page.keyboard.press('Control+b');
  await expect(field('Text')).toHaveValue('**A first paragraph.**');
  await field('Text').selectText();
  await button('Link …').click();
  await page.getByRole('combobox', { name: 'Page or web address' }).fill('/contact');
  await button('Make the link').click();
  await expect.poll(saved).toContain('[**A first paragraph.**](/contact)');
  await field('Text').fill('We recieve it.');
  await expect(button('Findings (1)')).toBeVisible();
  await button('Write “receive”').click();
  await expect.poll(saved).toContain('We receive it.');
  await shown.getByText('Below the cards.').click();
  await expect(field('Text below')).toBeFocused();
  await field('Text below').fill('Below {company.brand}.');
  await expect(shown.getByText(`Below ${company.brand}.`)).toBeVisible();
  await field('Text below').fill('Below {company.bran}.');
  await expect(page.getByText('There is no fact {company.bran}.').first()).toBeVisible();
  await expect.poll(saved).toContain('import {company} from');
});

test('a block is found by name and inserted with its import; its removal can be undone', async ({ openDesk }) => {
  const { page, shown, field, button, saved } = await openDesk(FILE);
  await shown.getByText('A first paragraph.').click();
  await button('Insert a block …').click();
  await page.getByLabel('Search', { exact: true }).fill('how it works');
  await page.getByLabel('Search', { exact: true }).press('Enter');
  await expect(field("The section's heading")).toBeFocused();
  await page.keyboard.type('How it goes');
  await expect(shown.getByText('How it goes')).toBeInViewport();
  await expect.poll(saved).toContain('Hero, Section, Step, Steps}');
  await shown.getByText('The second card').click();
  await button('Remove Card: The second card').click();
  await expect.poll(saved).not.toContain('The second card');
  await button('Undo').click();
  await expect.poll(saved).toContain('The second card');
  await button('Remove Card: The second card').click();
  await page.keyboard.press('Control+z');
  await expect(button('Undo')).toBeHidden();
});

test('the form of a block changes, adds and moves', async ({ openDesk }) => {
  const { page, shown, field, button } = await openDesk(FILE);
  const titles = () => shown.locator('main li h3').allTextContents();
  await shown.getByText('The second card').click();
  await field("The card's heading").fill('');
  await expect(page.getByText('because a block lacks something')).toBeVisible();
  await expect(shown.getByText('The second card')).toBeVisible();
  await page.keyboard.type('Renamed with words that need another line');
  await field("The card's heading").fill('Renamed');
  await expect.poll(titles).toEqual(['The first card', 'Renamed']);
  await button('Move up').click();
  await expect.poll(titles).toEqual(['Renamed', 'The first card']);
  await button('Add another Card').click();
  await expect.poll(async () => (await titles()).length).toBe(3);
});

test('a text that cannot be read or holds code is neither saved nor run, and survives a closed tab', async ({
  openDesk,
  context,
  desk,
}) => {
  const { page, shown, text, button, saved } = await openDesk(FILE);
  await button('Text').click();
  await text.press('Control+End');
  await page.keyboard.type("{(async () => { document.title = 'run' })()}");
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await expect(shown.getByText('A first paragraph.')).toBeVisible();
  expect(saved()).toBe(PAGE);
  expect(await shown.locator('body').evaluate(() => document.title)).not.toBe('run');
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto(`${desk.origin}/__desk/?file=${FILE}`);
  await again.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(again.getByRole('textbox', { name: 'Text with its code' })).toContainText('async');
});

test('a text that is not saved survives a browser that is killed', async ({ desk, playwright, launchOptions }) => {
  const profile = path.join(path.dirname(desk.directory), 'profile');
  async function open() {
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
    const page = await context.newPage();
    await page.goto(`${desk.origin}/__desk/?file=${FILE}`);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    return { context, page, text: page.getByRole('textbox', { name: 'Text with its code' }) };
  }
  const { context, page, text } = await open();
  await text.press('Control+End');
  await page.keyboard.type('<Card unfinished');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  const session = await context.newCDPSession(page);
  await Promise.all([context.waitForEvent('close'), session.send('Browser.crash').catch(() => null)]);
  const again = await open();
  await expect(again.text).toContainText('<Card unfinished');
  await again.context.close();
});

test('a page that did not arrive is loaded again, and a slow one gets the time that it needs', async ({
  page,
  desk,
}) => {
  await page.addInitScript((frame) => {
    if (window.name !== frame) return;
    // As on a busy computer: longer than the desk waits at first.
    const { parent } = window;
    const postMessage = (...message: [unknown, string]) => setTimeout(() => parent.postMessage(...message), 5000);
    Object.defineProperty(window, 'parent', { value: { postMessage } });
  }, DESK_FRAME);
  await page.route(`${desk.origin}/terms`, (route) => route.abort(), { times: 1 });
  await page.goto(`${desk.origin}/__desk/?file=${FILE}`);
  const preparing = page.getByText('The page is being prepared');
  await expect(preparing).toBeVisible();
  await expect(preparing).toBeHidden();
});

test('files that are opened one after the other show nothing of each other', async ({ openDesk, page }) => {
  const { text, button } = await openDesk('pages/index.mdx');
  await button('Text').click();
  await text.press('Control+End');
  for (const route of ['terms', 'privacy', 'about', 'terms']) {
    await page.getByRole('button', { name: new RegExp(` /${route}$`) }).click();
    await expect(page.getByRole('heading', { name: 'Blocks on this page' })).toBeVisible();
  }
  await expect(button('Hero: The headline')).toBeVisible();
  expect(await page.pageErrors()).toEqual([]);
});

test('words that cannot be sent are kept, also when the desk stops, and saved after a reload', async ({ openDesk }) => {
  const { page, shown, field, saved } = await openDesk(FILE);
  // The server stops after it wrote the first words and before it answers.
  await page.route('**/api/{open,save}', async (route) => {
    if (saved() === PAGE && route.request().url().endsWith('save')) await route.fetch();
    await route.abort();
  });
  await shown.locator('main h1').click();
  await field("The page's headline").fill('Kept');
  await expect.poll(saved).toContain('"Kept"');
  await field("The page's headline").fill('Kept words');
  await expect(page.getByText('The desk does not answer.')).toBeVisible();
  await page.route('**/api/site', (route) => route.fulfill({ json: { pages: [{}, null] } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The desk has stopped' })).toBeVisible();
  await expect(page.getByLabel(`Not saved yet: ${FILE}`)).toHaveValue(/Kept words/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(saved).toContain('Kept words');
});

test('a file that changed on disk is followed, and never overwritten with words that are not saved', async ({
  openDesk,
  desk,
}) => {
  const { page, shown, text, button, saved } = await openDesk(FILE);
  const file = path.join(desk.directory, FILE);
  writeFileSync(file, PAGE.replace('A first paragraph.', 'Followed.'));
  await expect(shown.getByText('Followed.')).toBeVisible();
  await button('Text').click();
  await expect(text).toContainText('Followed.');
  await text.press('Control+End');
  await page.keyboard.type('<Card');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  const theirs = PAGE.replace('A first paragraph.', 'Theirs.');
  writeFileSync(file, theirs);
  await expect(text).toContainText(/Theirs\.[\s\S]*<Card$/);
  expect(saved()).toBe(theirs);
  writeFileSync(file, `${theirs}\nTheir end.\n`);
  await expect(page.getByText('was changed outside this tab')).toBeVisible();
  await button('Take the other version').click();
  await expect(text).toContainText(/Theirs\.[\s\S]*Their end\./);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a picture is chosen, dropped on the page and pasted, and shown with its description', async ({ openDesk }) => {
  const { page, shown, saved } = await openDesk(FILE);
  const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  await shown.getByText('One.').click();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'Our office.JPG', mimeType: 'image/jpeg', buffer });
  const alt = page.getByRole('textbox', { name: 'What the picture shows' });
  await expect(alt).toBeFocused();
  await page.keyboard.type('The office at noon');
  await expect(shown.getByRole('img', { name: 'The office at noon' })).toBeVisible();
  await expect
    .poll(saved)
    .toMatch(/ {2}<Picture source="\/images\/our-office-\w{6}\.jpg" alt="The office at noon" \/>\n/);

  for (const target of [shown.getByText('One.'), alt]) {
    const isDropped = target !== alt;
    // Returns whether the desk has taken it. The page and the form are rendered again after each picture, and an event on an
    // element that has gone is lost.
    const send = () =>
      target.evaluate(
        (element, [content, type]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(content)], `${type}.jpeg`, { type: 'image/jpeg' }));
          const options = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
          return (
            element.isConnected &&
            !element.dispatchEvent(type === 'paste' ? new ClipboardEvent(type, options) : new DragEvent(type, options))
          );
        },
        [[...buffer], isDropped ? 'drop' : 'paste'] as const,
      );
    await expect.poll(send).toBe(true);
    await expect.poll(saved).toContain(`<Picture source="/images/${isDropped ? 'drop' : 'paste'}-`);
  }
});
