/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreviewChanges } from '../../../../plugins/preview/changes';
import { copyOldPages } from '../../../../tools/review/report/oldPages';

const root = mkdtempSync(path.join(tmpdir(), 'old-pages-'));
const [oldBuild, out] = [path.join(root, 'old'), path.join(root, 'out')];
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

const STYLE = '<style>@font-face{src:url(/assets/font.aaaa.woff2)}</style>';
const PAGE = `<!doctype html><html data-has-hydrated="false"><head><meta name="robots" content="index">${STYLE}
<script src="/assets/js/boot.1.js" defer></script><script src="/assets/js/main.2.js"></script></head>
<body><img src="/images/team.png" srcset="/images/team.png 1x, /images/gone.png 2x"><img src="/images/same.png">
<a href="/about">About</a><a href="https://elsewhere.example/images/team.png">x</a></body></html>`;

const changedPage = (route: string, hasOldPage: boolean): PreviewChanges['pages'][number] => ({
  ...{ route, hasOldPage, title: '', kinds: [], segments: [] },
});

beforeAll(() => {
  for (const file of ['index.html', 'about.html']) write(oldBuild, file, PAGE);
  for (const file of ['assets/font.aaaa.woff2', 'images/team.png', 'images/gone.png', 'images/same.png']) {
    write(oldBuild, file, `old ${file}`);
  }
  write(out, 'images/same.png', 'old images/same.png');
  write(out, 'images/team.png', 'new');
  const pages = [changedPage('/', true), changedPage('/new', false)];
  copyOldPages({ base: '', head: '', pages, everywhere: [], files: [] }, { oldBuild, out });
});

it('makes an old page a part of the preview, without React and hidden from search engines', () => {
  const page = read('review/before/index.html');
  expect(page).toContain('<script src="/preview/bar.js" defer');
  expect(page).toContain('boot.1.js');
  expect(page).not.toContain('main.2.js');
  expect(page).toContain('content="noindex, nofollow"');
  // The content policy has its hash.
  expect(page).toContain(STYLE);
});

it('shows the old pictures, also those that were replaced under the same name', () => {
  const page = read('review/before/index.html');
  expect(page).toContain('src="/review/before/images/team.png"');
  expect(page).toContain('srcset="/review/before/images/team.png 1x, /images/gone.png 2x"');
  expect(page).toContain('src="/images/same.png"');
  expect(page).toContain('href="https://elsewhere.example/images/team.png"');
  expect(read('review/before/images/team.png')).toBe('old images/team.png');
  expect(read('images/team.png')).toBe('new');
  expect(read('images/gone.png')).toBe('old images/gone.png');
  expect(read('assets/font.aaaa.woff2')).toContain('old');
});

it('copies only pages that changed', () => {
  for (const name of ['new', 'about']) expect(existsSync(path.join(out, `review/before/${name}.html`))).toBe(false);
});
