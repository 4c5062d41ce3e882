import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { takePictures } from '../../tools/review/pictures/takePictures';
import { reportPage } from '../../tools/review/report/page';
import { accessibilityViolations, DESKTOP, excessWidth, PHONE } from '../support/page';
import { difference, pageChange, reportOf } from '../support/reviewReport';

const LONG = 'averylongwordthatnobodycanbreak'.repeat(8);
const report = reportOf(
  [
    pageChange('/', [difference('Solutions', 'Offers', { where: 'Header' })]),
    pageChange('/about', [difference('Solutions', 'Offers'), difference(LONG, `${LONG} more`, { where: LONG })]),
    pageChange('/new', [], { kind: 'added' }),
    pageChange(`/${LONG}`, [], { kind: 'removed', redirect: null }),
  ],
  {
    checks: [
      { name: 'Content check', state: 'found', sentence: '1 finding', findings: [{ text: LONG, file: LONG, line: 3 }] },
    ],
    facts: [{ file: 'src/site/plans.yaml', where: LONG, before: '49', after: '59', routes: ['/about'] }],
    notes: [LONG],
  },
);
const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
const address = String(pathToFileURL(path.join(folder, 'index.html')));

test.beforeAll(() => writeFileSync(path.join(folder, 'index.html'), reportPage(report)));

test('the report fits every screen and is accessible in both themes', async ({ page }) => {
  await page.goto(address);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
});

test('pictures show which pages look different, in which views, and what axe finds', async () => {
  test.setTimeout(300_000);
  const site = (color: string) => {
    const out = mkdtempSync(path.join(tmpdir(), 'site-'));
    const html = (style: string, main: string) =>
      `<!doctype html><html lang=en><title>A page</title><style>${style}</style><main><h1>A page</h1>${main}</main></html>`;
    const light = `h1{margin:0}@media (prefers-color-scheme:light){p{color:${color}}}`;
    writeFileSync(path.join(out, 'index.html'), html(light, '<p>One</p>'));
    for (const name of ['same', 'new'])
      writeFileSync(path.join(out, `${name}.html`), html('', '<p>Two</p><img src="data:,">'));
    // Playwright reads the style sheets when it takes a screenshot. Fails in one view only, because each failure starts a new browser.
    const query = '(max-width: 500px) and (prefers-color-scheme: dark)';
    const script = `<script>if (matchMedia("${query}").matches) Object.defineProperty(document, "styleSheets", {})</script>`;
    writeFileSync(path.join(out, 'broken.html'), html('', script));
    return out;
  };
  const work = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), name);
  const folders = {
    before: site('#000'),
    after: site('#00f'),
    snapshots: work('base'),
    work: work('run'),
    report: work('report'),
  };
  const { looks, violations, failures } = await takePictures(
    ['/', '/same', '/broken', '/new'].map((route) => ({ route, from: route === '/new' ? null : route })),
    folders,
  );
  expect(looks.get('/same')).toEqual({ views: [], testId: '' });
  expect(looks.get('/')?.views).toEqual(['1280 px, light', '390 px, light']);
  expect(looks.get('/new')?.views).toEqual(['1280 px, light', '390 px, light', '1280 px, dark', '390 px, dark']);
  expect(looks.get('/broken')?.views).toEqual([]);
  expect(failures).toEqual([expect.stringContaining('How /broken looks was not compared at 390 px, dark:')]);
  const found = violations.map(({ route, id }) => `${route} ${id}`);
  expect(new Set(found)).toEqual(new Set(['/same image-alt', '/new image-alt']));
});
