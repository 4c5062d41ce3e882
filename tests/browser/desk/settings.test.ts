import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/desk';

const PAGE = `---
title: A page with settings
description: It has a button and a card, whose page and icon the tests of the desk choose in the form.
---

import {Action, Actions, Card, Cards, Hero, Section} from '@site/src/blocks';

<Hero title="The headline">
  A first paragraph.

  <Actions>
    <Action to="/contact">Talk to us</Action>
  </Actions>
</Hero>

<Section title="Cards">
  <Cards>
    <Card title="The card" icon="cloud">
      One.
    </Card>

    <Card title="Another card">
      Two.
    </Card>
  </Cards>
</Section>
`;
const FILE = 'pages/terms.mdx';

test.beforeEach(({ desk }) => writeFileSync(path.join(desk.directory, FILE), PAGE));

test('the page of a button is found by its title, with the keyboard', async ({ openDesk }) => {
  const { page, text, goTo, button } = await openDesk(FILE);
  await goTo('Talk to us');
  await button('Block').click();
  const to = page.getByRole('combobox', { name: 'Page that it leads to (to), required' });
  await expect(to).toHaveValue('/contact');
  await to.fill('assess');
  await expect(page.getByRole('option').first()).toContainText('/assessment');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text).toContainText('<Action to="/assessment">Talk to us</Action>');
  await to.fill('/con');
  await page.getByRole('option', { name: '/contact' }).click();
  await expect(text).toContainText('<Action to="/contact">Talk to us</Action>');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('an icon is chosen in a gallery', async ({ openDesk }) => {
  const { page, text, shown, goTo, button } = await openDesk(FILE);
  await goTo('<Card title="The card"');
  await button('Block').click();
  await page.getByText('Icon: cloud').click();
  const drawing = () => shown.locator('main li svg').first().innerHTML();
  const cloud = await drawing();
  await button('brain').click();
  await expect(text).toContainText('icon="brain"');
  await expect.poll(drawing).not.toBe(cloud);
  await expect(button('brain')).toHaveAttribute('aria-pressed', 'true');
  await button('brain').click();
  await expect(text).toContainText('<Card title="The card">');
});
