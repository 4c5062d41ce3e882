import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/desk';

const FILE = 'pages/terms.mdx';
const PAGE = `---
title: A page that gets a mistake
description: It has a headline, and a picture whose description is deleted, saved and written again by a test of the desk.
---

import {Hero, Picture, Section} from '@site/src/blocks';

<Hero title="The headline" />

<Section title="Pictures">
  <Picture
    source="/images/icon-192.png"
    alt="A mark"
  />
</Section>
`;

test('a saved mistake that stops the page leaves no error on it, and the page returns when it is corrected', async ({
  openDesk,
  desk,
}) => {
  writeFileSync(path.join(desk.directory, FILE), PAGE);
  const { page, shown, goTo, saved } = await openDesk(FILE);
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeVisible();
  await goTo('alt="A mark"');
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 'A mark'.length; step += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toContain('alt=""');
  await shown.locator('body').evaluate(() => window.location.reload());
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeHidden();
  await expect(shown.locator('footer')).toBeVisible();
  await expect(shown.getByText('Unexpected Application Error')).toBeHidden();
  await page.keyboard.type('A mark again');
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeVisible();
});
