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

test('a mistake that stops the page keeps the last good one, and leaves no error on the saved one', async ({
  openDesk,
  desk,
}) => {
  writeFileSync(path.join(desk.directory, FILE), PAGE);
  const { page, shown, text, goTo, saved } = await openDesk(FILE);
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeVisible();
  await goTo('title="The headline"');
  for (let step = 0; step < '" />'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' today');
  await expect(shown.getByRole('heading', { name: 'The headline today' })).toBeVisible();
  await goTo('alt="A mark"');
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 'A mark'.length; step += 1) await page.keyboard.press('Backspace');
  // The development server loads the page again after some changes of code.
  await shown.locator('body').evaluate(() => window.location.reload());
  await expect(shown.getByRole('heading', { name: 'The headline today' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toContain('alt=""');
  await page.reload();
  await expect(text).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeHidden();
  await expect(shown.locator('footer')).toBeVisible();
  await expect(shown.getByText('Unexpected Application Error')).toBeHidden();
  await goTo('alt=""');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('A mark again');
  await expect(shown.getByRole('heading', { name: 'The headline' })).toBeVisible();
});
