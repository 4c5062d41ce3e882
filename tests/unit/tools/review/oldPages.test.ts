/** @jest-environment node */
import { existsSync } from 'node:fs';
import type { PreviewChanges } from '../../../../plugins/preview/changes';
import { copyOldPages } from '../../../../tools/review/report/oldPages';
import { testFolder } from '../../../support/testFolder';

const { at, write, read } = testFolder();

const STYLE = '<style>@font-face{src:url(/assets/font.aaaa.woff2)}</style>';
const PAGE = `<!doctype html><html data-has-hydrated="false"><head><meta name="robots" content="index">${STYLE}
<script src="/assets/js/boot.1.js" defer></script><script src="/assets/js/main.2.js"></script></head>
<body><img src="/images/team.png" srcset="/images/team.png 1x, /images/gone.png 2x"><img src="/images/same.png">
<a href="/about">About</a><a href="https://elsewhere.example/images/team.png">x</a></body></html>`;

const changedPage = (route: string, hasOldPage: boolean): PreviewChanges['pages'][number] => ({
  ...{ route, hasOldPage, title: '', kinds: [], segments: [] },
});

beforeAll(() => {
  for (const file of ['index.html', 'about.html']) write(`old/${file}`, PAGE);
  for (const file of ['assets/font.aaaa.woff2', 'images/team.png', 'images/gone.png', 'images/same.png']) {
    write(`old/${file}`, `old ${file}`);
  }
  write('out/images/same.png', 'old images/same.png');
  write('out/images/team.png', 'new');
  const pages = [changedPage('/', true), changedPage('/new', false)];
  copyOldPages({ base: '', head: '', pages, everywhere: [], files: [] }, { oldBuild: at('old'), out: at('out') });
});

it('makes an old page a part of the preview, without React and hidden from search engines', () => {
  const page = read('out/review/before/index.html');
  expect(page).toContain('<script src="/preview/bar.js" defer');
  expect(page).toContain('boot.1.js');
  expect(page).not.toContain('main.2.js');
  expect(page).toContain('content="noindex, nofollow"');
  // The content policy has its hash.
  expect(page).toContain(STYLE);
});

it('shows the old pictures, also those that were replaced under the same name', () => {
  const page = read('out/review/before/index.html');
  expect(page).toContain('src="/review/before/images/team.png"');
  expect(page).toContain('srcset="/review/before/images/team.png 1x, /images/gone.png 2x"');
  expect(page).toContain('src="/images/same.png"');
  expect(page).toContain('href="https://elsewhere.example/images/team.png"');
  expect(read('out/review/before/images/team.png')).toBe('old images/team.png');
  expect(read('out/images/team.png')).toBe('new');
  expect(read('out/images/gone.png')).toBe('old images/gone.png');
  expect(read('out/assets/font.aaaa.woff2')).toContain('old');
});

it('copies only pages that changed', () => {
  for (const name of ['new', 'about']) expect(existsSync(at(`out/review/before/${name}.html`))).toBe(false);
});
