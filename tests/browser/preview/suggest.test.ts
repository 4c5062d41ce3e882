import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { plans } from '../../../src/site/plans';
import { routesWith } from '../../support/builtPages';
import { accessibilityViolations, DESKTOP, PHONE } from '../../support/page';
import { CHANGED_PAGE, publishChanges, test } from '../../support/preview';
import { collectViolations } from '../../support/violations';

const PLANS = 'src/site/plans.yaml';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suggest other words' });
const source = async (page: Page) => {
  const [, file = '', line = ''] =
    /^(.+), line (\d+)$/.exec((await dialog(page).locator('code').textContent()) ?? '') ?? [];
  return { file, line: Number(line), text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '' };
};

/** Selects the first words of a text on the page that a pattern matches, as a pointer would. */
async function selectWords(page: Page, container: string, pattern: RegExp): Promise<string> {
  return page.evaluate(
    ([selector, regexp]) => {
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const match = new RegExp(regexp).exec(node.nodeValue ?? '');
        if (!match) continue;
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        return match[0];
      }
      throw new Error('No text matches.');
    },
    [container, pattern.source] as const,
  );
}

/** Opens a page and waits until the keys of the bar work. */
async function openPage(page: Page, route = CHANGED_PAGE): Promise<void> {
  await page.goto(route);
  await expect(bar(page)).toBeVisible();
}

/** Opens GitHub and returns its address and what is on the clipboard. */
async function openGitHub(page: Page, context: BrowserContext) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }));
  const opened = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Copy and open GitHub' }).click();
  const address = (await opened).url();
  await page.bringToFront();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.');
  return { address, text: await page.evaluate(() => navigator.clipboard.readText()) };
}

test('opens the line of the selected words in GitHub’s editor, with the new line on the clipboard', async ({
  page,
  context,
}) => {
  const violations = await collectViolations(page);
  await openPage(page);
  const words = await selectWords(page, 'main p', /\w+ \w+/);
  await bar(page).getByRole('button', { name: 'Suggest' }).click();
  const { file, line, text } = await source(page);
  expect(file).toMatch(/^pages\/.+\.mdx$/);
  expect(text).toContain(words);
  await dialog(page).getByRole('textbox', { name: 'Words' }).fill('other words');
  const opened = await openGitHub(page, context);
  expect(opened.address).toBe(`https://github.com/company/website/edit/words/about-us/${file}#L${line}`);
  expect(opened.text).toBe(text.replace(words, 'other words'));
  expect(violations).toEqual([]);
});

test('opens the line in the pull request if it changes the file, with a suggestion on the clipboard', async ({
  page,
  context,
}) => {
  await openPage(page);
  await selectWords(page, 'main p', /\w+ \w+/);
  await page.keyboard.press('s');
  const { file } = await source(page);
  await publishChanges(page, [file]);
  await openPage(page);
  const words = await selectWords(page, 'main p', /\w+ \w+/);
  await page.keyboard.press('s');
  const { line, text } = await source(page);
  await dialog(page).getByRole('textbox', { name: 'Words' }).fill('other words');
  await dialog(page).getByRole('textbox', { name: 'Why' }).fill('Shorter.');
  const opened = await openGitHub(page, context);
  const hash = createHash('sha256').update(file).digest('hex');
  expect(opened.address).toBe(`https://github.com/company/website/pull/42/files#diff-${hash}R${line}`);
  expect(opened.text).toBe(`Shorter.\n\n\`\`\`suggestion\n${text.replace(words, 'other words')}\n\`\`\``);
});

test('finds words that come from facts in their file', async ({ page }) => {
  const plan = plans.find(({ price }) => typeof price === 'number' && price > 0);
  const [route] = plan ? routesWith(`main :contains("${plan.description}")`) : [];
  test.skip(!plan || !route, 'No page shows a plan with a price.');
  await openPage(page, route);
  for (const words of [plan?.description ?? '', `${plan?.price}`]) {
    await selectWords(page, 'main', new RegExp(`${words.replace(/[.*+?^$()[\]{}|]/g, '\\$&')}(?!\\d)`));
    await page.keyboard.press('s');
    const { file, text } = await source(page);
    expect([file, text]).toEqual([PLANS, expect.stringContaining(words)]);
    await page.keyboard.press('Escape');
    // A closed dialog keeps the focus for some milliseconds, and with it the next key.
    await expect(page.locator('.preview-dialog')).toHaveCount(0);
  }
});

test('a part of the page is chosen by keyboard, or pressed', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('s');
  await expect(bar(page).getByText('Press the words that you mean')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByText('Press the words that you mean')).toBeHidden();
  await bar(page).getByRole('button', { name: 'Suggest' }).click();
  // Once more while choosing.
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[data-preview-choice]');
  const [first = ''] = ((await chosen.textContent()) ?? '').match(/\w+/) ?? [];
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Words' })).toHaveValue(new RegExp(`^\\W*${first}`));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[data-preview-choice]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-preview-choice]')).toHaveCount(0);

  // A link is chosen and not followed.
  await page.keyboard.press('s');
  await expect(page.locator('[data-preview-choice]')).toHaveCount(1);
  await page.locator('footer a[href^="/"]:visible').last().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(CHANGED_PAGE);
});

test('the change that is shown is suggested for without choosing it', async ({ page }) => {
  const { pages } = await publishChanges(page);
  await openPage(page);
  await page.keyboard.press('n');
  await page.keyboard.press('s');
  await expect(dialog(page).getByRole('textbox', { name: 'Words' })).toHaveValue(
    new RegExp(`^${pages[0]?.segments[0]?.text.slice(0, 20)}`),
  );
});

test('shows the text where the browser does not copy it', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }));
  await openPage(page);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Words' }).fill('Other words');
  await dialog(page).getByRole('link', { name: 'Copy and open GitHub' }).click();
  await page.bringToFront();
  await expect(dialog(page).getByRole('status')).toContainText('Your browser did not copy');
  await expect(dialog(page).getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/Other words/);
});

test('is accessible and fits', async ({ page }) => {
  await publishChanges(page);
  await page.setViewportSize(PHONE);
  await openPage(page);
  await bar(page).getByRole('button', { name: 'Suggest' }).click();
  await page.locator('main p').first().click();
  await expect(dialog(page)).toBeVisible();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});
