/** What Markdown can write looks like what it is. A fixture with the site's own styles, because no page has to have all of it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';

const styles = ['tokens', 'base', 'prose'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n');
const page = `<!doctype html><html lang="en"><title>Markdown</title><style>${styles}</style>
<div class="prose">
  <p>A paragraph.</p>
  <blockquote><p>Dry since April.</p><p>And before?</p></blockquote>
  <ul><li><p>Slates</p><p>They last.</p></li><li>Tiles<ol><li>Old</li><li>New</li></ol></li></ul>
  <p><del>old</del> <em>italic</em> <strong>bold</strong></p>
</div></html>`;

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate(
    (element, property) => Number.parseFloat(getComputedStyle(element).getPropertyValue(property)),
    name,
  );

test('quotations, lists in lists and paragraphs in entries are told apart', async ({ page: browser }) => {
  await browser.setContent(page);
  const quotation = browser.locator('blockquote');
  expect(await styleOf(quotation, 'border-inline-start-width')).toBeGreaterThan(1);
  expect(await styleOf(quotation, 'padding-inline-start')).toBeGreaterThan(12);
  expect(await styleOf(quotation.locator('p').nth(1), 'margin-block-start')).toBeGreaterThan(4);
  expect(await styleOf(browser.locator('li > p').nth(1), 'margin-block-start')).toBeGreaterThan(4);
  const inner = browser.locator('li > ol');
  expect(await styleOf(inner, 'margin-block-start')).toBeGreaterThan(4);
  expect(await styleOf(inner, 'padding-inline-start')).toBe(
    await styleOf(browser.locator('ul'), 'padding-inline-start'),
  );
});
