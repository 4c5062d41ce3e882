import { expect, type Page } from '@playwright/test';
import { CHANGES_FILE, type PageChange } from '../../../plugins/preview/pageChanges';
import { accessibilityViolations } from '../../support/accessibility';
import { builtPage, routesWith } from '../../support/builtPages';
import { openFilledForm } from '../../support/enquiryForms';
import { overflow } from '../../support/overflow';
import { DESKTOP, PHONE, reactRuns } from '../../support/page';
import { test } from '../../support/test';

/** How many paragraphs of a page `publishChanges` marks. */
const CHANGES = 3;

/** Returns the first texts of paragraphs in the main content of a page that are not there twice. */
function paragraphsOf(route: string): string[] {
  const { $ } = builtPage(route);
  const texts = $('main p')
    .get()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
  return texts.filter((text) => text && texts.indexOf(text) === texts.lastIndexOf(text)).slice(0, CHANGES);
}

/** A static page with enough paragraphs. */
const CHANGED_PAGE =
  routesWith('html:not(:has([data-island]))').find((route) => paragraphsOf(route).length === CHANGES) ?? '/';

/** Serves the result of a comparison: changed paragraphs of a page, another title of /contact, and a removed page. */
async function publishChanges(page: Page): Promise<void> {
  const changes: PageChange[] = [
    {
      route: CHANGED_PAGE,
      kind: 'changed',
      // White space may differ.
      texts: paragraphsOf(CHANGED_PAGE).map((text) => ({ part: 'main', before: 'Old words.', after: `${text} ` })),
    },
    { route: '/contact', kind: 'changed', texts: [{ part: 'title', before: 'Write to us', after: 'Contact' }] },
    { route: '/gone', kind: 'removed', redirect: null, texts: [] },
  ];
  await page.route(`**/${CHANGES_FILE}`, (route) => route.fulfill({ json: changes }));
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const marks = (page: Page) => page.locator('[data-preview-change]');

test('the bar lists changed pages, marks the changes of this page, and moves between them', async ({ page }) => {
  await publishChanges(page);
  await page.goto(CHANGED_PAGE);
  await expect(marks(page)).toHaveCount(CHANGES);
  const step = (name: string) => bar(page).getByRole('button', { name }).click();
  await step('Next change');
  await expect(marks(page).first()).toBeFocused();
  await expect(marks(page).first()).toBeInViewport();
  await expect(bar(page).getByRole('status')).toHaveText(`1 of ${CHANGES}`);
  await expect(bar(page)).toContainText('Before: Old words.');
  await step('Previous change');
  await expect(marks(page).last()).toBeFocused();
  await step('Next change');
  await expect(marks(page).first()).toBeFocused();

  const panel = bar(page).getByRole('region', { name: 'About this preview' });
  await step('3 pages changed');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bar(page).getByRole('button', { name: '3 pages changed' })).toBeFocused();

  await step('Hide');
  await expect(bar(page)).toBeHidden();
  await expect(marks(page).first()).toHaveCSS('outline-style', 'none');
});

test('the bar is accessible and does not overflow', async ({ page }) => {
  await publishChanges(page);
  await page.setViewportSize(PHONE);
  await page.goto(CHANGED_PAGE);
  await bar(page).getByRole('button', { name: 'Next change' }).click();
  await bar(page).getByRole('button', { name: '3 pages changed' }).click();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

const SENTENCE = '"This is a preview: the form sends nothing."';

/** Returns the requests of a page that could carry an enquiry, as they are made. */
function requestsThatSend(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== '127.0.0.1') found.push(request.url());
  });
  return found;
}

for (const kind of ['contact', 'assessment'] as const) {
  test(`the ${kind} form says that it sends nothing, sends nothing, and goes on as if it had`, async ({ page }) => {
    const sent = requestsThatSend(page);
    const { form, submit, success } = await openFilledForm(page, kind);
    const sentence = await form.locator('form').evaluate((element) => getComputedStyle(element, '::before').content);
    expect(sentence).toBe(SENTENCE);
    await submit.click();
    await expect(success).toBeFocused();
    expect(sent).toEqual([]);
  });
}

/** One page of each kind: text, a table, a list of blocks and blocks with and without a live example. */
const KINDS = ['', '/pages', '/blocks', '/blocks/cards', '/blocks/signincallback'].map((page) => `/handbook${page}`);

test('no kind of page of the handbook has errors, and each fits a phone and is accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  for (const route of KINDS) {
    await page.goto(route);
    await reactRuns(page);
    expect.soft(await overflow(page), route).toEqual([]);
    expect.soft(await accessibilityViolations(page), route).toEqual([]);
  }
});

test('on a phone, a button opens the list of the handbook’s pages, which marks the current one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/handbook/blocks/cards');
  const list = page.getByRole('navigation', { name: 'Handbook pages' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Handbook pages' }).click();
  await expect(list.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityViolations(page)).toEqual([]);
  await list.getByRole('link', { name: 'Steps' }).click();
  await expect(page).toHaveURL('/handbook/blocks/steps');
  await expect(list).toBeHidden();
});
