import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { type Desk, expect, test } from '../../support/desk';

const PAGE = `---
title: A page with pictures
description: It has a headline and a paragraph, and the tests of the desk add photographs to it in every way there is.
---

import {Hero, Section} from '@site/src/blocks';

<Hero title="The headline">
  A first paragraph.
</Hero>

<Section title="Pictures">
  A second paragraph.
</Section>
`;
const FILE = 'pages/terms.mdx';

test.beforeEach(({ desk }) => writeFileSync(path.join(desk.directory, FILE), PAGE));

/** A photograph in one color, as a phone stores one that was held upright: on its side, and with the place where it was taken. */
async function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width: height, height: width, channels: 3, background: '#446688' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 0/1' } })
    .toBuffer();
}

/** Width and height of a picture as the browser shows it; null until it is loaded. */
function shape(picture: Locator): Promise<number | null> {
  return picture.evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 ? Math.round((10 * image.naturalWidth) / image.naturalHeight) / 10 : null,
  );
}

declare global {
  interface Window {
    headlines: Set<string>;
    /** Whether the page in the frame was made again. */
    wasReady?: boolean;
  }
}

/** Returns what gives every headline that the page in the frame has shown since now. */
async function headlinesFrom(shown: Desk['shown']) {
  const body = shown.locator('body');
  await body.evaluate((element) => {
    window.headlines = new Set();
    const note = () => {
      const text = element.querySelector('main h1')?.textContent;
      if (text) window.headlines.add(text);
    };
    note();
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    window.parent.addEventListener('message', ({ data }) => {
      if (data.desk === 'ready') window.parent.wasReady = true;
    });
  });
  return () => body.evaluate(() => [...window.headlines]);
}

test('a photograph of a phone is made upright, small and anonymous, and shown; another file of its name replaces it everywhere', async ({
  openDesk,
  context,
  desk,
}) => {
  const { page, shown, goTo, saved } = await openDesk(FILE);
  await goTo('title="The headline"');
  for (let step = 0; step < '">'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' today');
  await expect(shown.getByRole('heading', { name: 'The headline today' })).toBeVisible();
  const headlines = await headlinesFrom(shown);
  await goTo('A second paragraph.');
  const chosen = { name: 'Our office.JPG', mimeType: 'image/jpeg', buffer: await photograph(6000, 3000) };
  await page.getByLabel('Add a picture').setInputFiles(chosen);
  const alt = page.getByRole('textbox', { name: 'What the picture shows (alt), required' });
  await expect(alt).toBeFocused();
  // The development server replaces what shows pictures, while the new one still lacks its words.
  await page.waitForFunction(() => window.wasReady);
  expect(await headlines()).toEqual(['The headline today']);
  await page.keyboard.type('The office at noon');
  const picture = shown.getByRole('img', { name: 'The office at noon' });
  await expect.poll(() => shape(picture)).toBe(2);
  await page.keyboard.press('Control+s');
  await expect
    .poll(saved)
    .toContain('  <Picture source="/images/our-office.jpg" alt="The office at noon" />\n</Section>');

  const stored = path.join(desk.directory, 'static/images/our-office.jpg');
  const metadata = await sharp(readFileSync(stored)).metadata();
  expect(metadata).toMatchObject({ width: 2400, height: 1200 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);

  const visited = await context.newPage();
  await visited.goto(`${desk.origin}/terms`);
  const onPage = visited.getByRole('img', { name: 'The office at noon' });
  await onPage.scrollIntoViewIfNeeded();
  await expect.poll(() => shape(onPage)).toBe(2);
  writeFileSync(stored, await photograph(900, 300));
  await expect.poll(() => shape(onPage)).toBe(3);
  await page.bringToFront();
  await expect.poll(() => shape(picture)).toBe(3);
});

for (const way of ['drop', 'paste', 'drop on the page'] as const) {
  test(`a picture without a name comes with a ${way}, and gets the name of its page`, async ({ openDesk, desk }) => {
    const { page, text, shown, goTo, button } = await openDesk(FILE);
    await goTo('A second paragraph.');
    const target = way === 'drop on the page' ? shown.getByText('A first paragraph.') : text;
    const bytes = [...(await photograph(60, 30))];
    await target.evaluate(
      (element, [content, type]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], 'image.jpeg', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data });
        element.dispatchEvent(event);
      },
      [bytes, way] as const,
    );
    await expect(text).toContainText('<Picture source="/images/terms.jpg" alt="" />');
    expect(readFileSync(path.join(desk.directory, 'static/images/terms.jpg')).length).toBeGreaterThan(0);
    const lines = await text.locator('.cm-line').allTextContents();
    const place = (words: string) => lines.findIndex((line) => line.includes(words));
    // On the page, it goes to what it was dropped on: the headline, which is before the section.
    expect(place('<Picture') < place('A second paragraph.')).toBe(way === 'drop on the page');
    await button(/^Findings/).click();
    await button('Describe it …').click();
    await expect(page.getByRole('textbox', { name: 'What the picture shows (alt), required' })).toBeFocused();
  });
}
