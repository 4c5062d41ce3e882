import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../../support/desk';

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

test('a photograph of a phone is made upright, small and anonymous, and shown', async ({ openDesk, desk }) => {
  const { page, shown, saved } = await openDesk(FILE);
  await shown.getByText('A second paragraph.').click();
  const chosen = { name: 'Our office.JPG', mimeType: 'image/jpeg', buffer: await photograph(6000, 3000) };
  await page.getByLabel('Add a picture').setInputFiles(chosen);
  const alt = page.getByRole('textbox', { name: 'What the picture shows' });
  await expect(alt).toBeFocused();
  await page.keyboard.type('The office at noon');
  await expect(shown.getByRole('img', { name: 'The office at noon' })).toBeVisible();
  await expect
    .poll(saved)
    .toContain('  <Picture source="/images/our-office.jpg" alt="The office at noon" />\n</Section>');
  const metadata = await sharp(readFileSync(path.join(desk.directory, 'static/images/our-office.jpg'))).metadata();
  expect(metadata).toMatchObject({ width: 2400, height: 1200 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

for (const way of ['drop', 'paste', 'drop on the page'] as const) {
  test(`a picture without a name comes with a ${way}, and gets the name of its page`, async ({ openDesk, desk }) => {
    const { page, shown, saved } = await openDesk(FILE);
    await shown.getByText('A second paragraph.').click();
    const words = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(words).toBeVisible();
    const target = way === 'drop on the page' ? shown.getByText('A second paragraph.') : words;
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
    await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toBeFocused();
    await expect.poll(saved).toContain('<Picture source="/images/terms.jpg" alt="" />');
    expect(readFileSync(path.join(desk.directory, 'static/images/terms.jpg')).length).toBeGreaterThan(0);
  });
}
