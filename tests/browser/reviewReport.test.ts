import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { changeKinds } from '../../plugins/preview/changes';
import { reportPage } from '../../tools/review/report/page';
import { changeGroup, reportOf } from '../support/changeGroup';
import { accessibilityViolations, collectErrors, DESKTOP, excessWidth, PHONE } from '../support/page';

const LONG = 'a word that is repeated '.repeat(12);
const listing = (title: string) => ({ url: 'https://site.example/about', title, description: LONG, image: null });

/** One change of each kind, with everything that a change can have. */
const report = reportOf(
  changeKinds.map((kind, index) =>
    changeGroup({
      ...{ kind, mark: `0000000${index.toString(16)}`, title: `Change ${index + 1} of ${kind}` },
      ...{ notes: [`/about still says “${LONG}”.`], because: ['src/site/a-file-with-a-very-long-name-indeed.yaml'] },
      ...(kind === 'metadata' && { listing: { before: listing('Old'), after: listing('New') } }),
      screenshots: [
        {
          ...{ subject: '/about', width: 1280, scheme: 'light', isCut: false },
          ...{ before: 'pictures/wide.png', after: 'pictures/wide.png', difference: null },
        },
        {
          ...{ subject: '/about', width: 390, scheme: 'dark', isCut: true },
          ...{ before: null, after: 'pictures/narrow.png', difference: null },
        },
      ],
    }),
  ),
  {
    checks: [
      {
        name: 'Spelling',
        state: 'found',
        sentence: '1 finding.',
        findings: [{ text: LONG, file: 'pages/a.mdx', line: 3 }],
      },
      { name: 'Weight', state: 'passed', sentence: 'No page changed in weight.', findings: [] },
      { name: 'Accessibility', state: 'skipped', sentence: 'There is no Chromium.', findings: [] },
    ],
    ...{ otherFiles: [{ subject: 'Tests', files: ['tests/a.test.ts'] }], markupOnly: ['/team'], notes: [LONG] },
  },
);

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
const address = String(pathToFileURL(path.join(folder, 'index.html')));

test.beforeAll(async () => {
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), reportPage(report, { previewUrl: null, assetBase: '' }));
  for (const [name, width, height] of [
    ['wide', 1280, 300],
    ['narrow', 390, 1600],
  ] as const) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#888' } });
    await picture.png().toFile(path.join(folder, `pictures/${name}.png`));
  }
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const size of [PHONE, DESKTOP]) {
  test(`it works from disk without a network, fits ${size.width} px and is accessible in both themes`, async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).protocol));
    await context.setOffline(true);
    await page.setViewportSize(size);
    await page.goto(address);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    for (const details of await page.locator('details').all())
      await details.evaluate((one) => one.setAttribute('open', ''));
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.locator('img').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('img')
          .last()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    for (const frame of await page.locator('.frame').all()) {
      expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth), 'pictures cut off').toBe(0);
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect([...new Set(requests)].filter((protocol) => !['file:', 'data:'].includes(protocol))).toEqual([]);
  });
}

test('it works with the keyboard', async ({ page }) => {
  await page.goto(address);
  const articles = page.locator('article');
  await page.keyboard.press('n');
  await expect(articles.nth(0)).toBeFocused();
  await page.keyboard.press('n');
  await expect(articles.nth(1)).toBeFocused();
  const jump = page.locator('.jump');
  await page.keyboard.press('p');
  await expect(jump).toBeEmpty();
  await page.keyboard.press('p');
  await expect(articles.last()).toBeFocused();
  await expect(jump).toHaveText(`That was the first change. This is the last of ${changeKinds.length}.`);
  await page.keyboard.press('n');
  await expect(articles.nth(0)).toBeFocused();
  await expect(jump).toHaveText(`That was the last change. This is the first of ${changeKinds.length}.`);
  await page.keyboard.press('n');
  await expect(jump).toBeEmpty();

  await articles.nth(0).getByRole('radio', { name: 'Slider' }).first().check();
  const slider = articles.nth(0).getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(articles.nth(0).locator('.stack').first()).toHaveCSS('--seam', '0%');
  await page.keyboard.press('Tab');

  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('change 2 of');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`1 of ${changeKinds.length} changes`);
  await expect(articles.locator('visible=true')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await search.fill('');
  await page.locator('.overview a').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#change-00000002$/);
  await expect(articles.nth(2)).toBeInViewport();
});

test('the focus returns to a picture’s link after the picture in full size', async ({ page }) => {
  await page.goto(address);
  const link = page.locator('article').nth(5).getByRole('link', { name: 'before' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wide\.png$/);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('it says that a picture continues below its frame', async ({ page }) => {
  await page.goto(address);
  const [wide, narrow] = [
    page.locator('.viewer[data-width="1280"]').first(),
    page.locator('.viewer[data-width="390"]').first(),
  ];
  await narrow.scrollIntoViewIfNeeded();
  await expect(narrow.getByText('Scroll in the picture')).toBeVisible();
  await expect(wide.getByText('Scroll in the picture')).toBeHidden();
});
