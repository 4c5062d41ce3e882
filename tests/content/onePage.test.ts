/** An editor checks one page after each change. It must say the same as the whole check. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPage } from '../../tools/content-check/page';
import { checkPage, runChecks } from '../../tools/content-check/run';
import { loadSite, readPages } from '../../tools/content-check/site';

jest.setTimeout(120_000);

const directory = mkdtempSync(path.join(tmpdir(), 'one-page-'));
const site = () => loadSite({ directory, codeDirectory: process.cwd() }, readPages(directory));

beforeAll(() => cpSync('tests/content/seeded', directory, { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('finds in each page what the whole check finds there', async () => {
  const whole = site();
  const all = await runChecks(whole);
  for (const { file } of whole.pages) {
    expect(await checkPage(whole, file)).toEqual(all.filter((finding) => finding.file === file));
  }
});

it('checks another text of a page against the same site', async () => {
  const whole = site();
  const page = whole.pageOfFile('pages/words.mdx');
  if (!page) throw new Error('The seeded page is gone.');
  const text = page.source.replace('---\n', '---\nnoindexx: true\n').concat('\nOur [page](/nowhere).\n');
  const changed = whole.withPage(readPage(page.file, page.kind, page.route, text));
  const rules = (await checkPage(changed, page.file)).map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['front-matter', 'broken-link']));
  expect((await checkPage(whole, page.file)).map(({ rule }) => rule)).not.toContain('broken-link');
});

it('does not parse again what has not changed', () => {
  const before = readPages(directory);
  expect(readPages(directory, before)).toEqual(before);
  expect(readPages(directory, before).every((page, index) => page === before[index])).toBe(true);
});

it('remembers every page on disk when it reads again what changed', () => {
  mkdirSync(path.join(directory, 'node_modules'));
  const cache = path.join(directory, 'node_modules/.cache/site/parsed-pages.json');
  const remembered = () => Object.keys(JSON.parse(readFileSync(cache, 'utf8')).texts).length;
  const before = readPages(directory);
  const all = remembered();
  appendFileSync(path.join(directory, 'pages/words.mdx'), '\nAnother paragraph.\n');
  expect(readPages(directory, before)).not.toEqual(before);
  expect(remembered()).toBe(all);
});
