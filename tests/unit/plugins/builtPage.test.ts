/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuiltPage, writeBuiltPage } from '../../../plugins/post-build/builtPage';

const site = mkdtempSync(path.join(tmpdir(), 'built-page-'));
afterAll(() => rmSync(site, { recursive: true }));

it('writes a changed page with short markup, and keeps text that a hash or React relies on', async () => {
  const html =
    '<!doctype html><html lang=en><head><meta charset=UTF-8><style>a { top: 0 }</style></head>' +
    '<body class=""><p>One<!-- --> two<p class="a b">Three<input disabled value><script>go( 1 );</script></body>';
  writeFileSync(path.join(site, 'about.html'), html);
  const page = readBuiltPage(site, '/about');
  page.$('style').before('<link rel="preload" href="/a.woff2">');
  await writeBuiltPage(site, page);
  expect(readFileSync(path.join(site, 'about.html'), 'utf8')).toBe(
    html.replace('<style>', '<link rel=preload href=/a.woff2>$&').replace('value>', 'value="">'),
  );
});
