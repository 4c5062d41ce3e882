import { writeFileSync } from 'node:fs';
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

test('a picture is chosen, dropped on the page and pasted, and shown with its description', async ({ openDesk }) => {
  const { page, shown, saved } = await openDesk(FILE);
  const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  await shown.getByText('A second paragraph.').click();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'Our office.JPG', mimeType: 'image/jpeg', buffer });
  const alt = page.getByRole('textbox', { name: 'What the picture shows' });
  await expect(alt).toBeFocused();
  await page.keyboard.type('The office at noon');
  await expect(shown.getByRole('img', { name: 'The office at noon' })).toBeVisible();
  await expect
    .poll(saved)
    .toMatch(/ {2}<Picture source="\/images\/our-office-\w{6}\.jpg" alt="The office at noon" \/>\n<\/Section>/);

  for (const way of ['drop', 'paste'] as const) {
    const target = way === 'drop' ? shown.getByText('A second paragraph.') : alt;
    await target.evaluate(
      (element, [content, type]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], `${type}.jpeg`, { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data });
        element.dispatchEvent(event);
      },
      [[...buffer], way] as const,
    );
    await expect.poll(saved).toMatch(new RegExp(`<Picture source="/images/${way}-\\w{6}.jpg" alt="" />`));
    await expect(alt).toBeFocused();
  }
});
