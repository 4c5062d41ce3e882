/** @jest-environment node */
import { readBuiltPage, writeBuiltPage } from '../../../lib/builtSite';
import { testFolder } from '../../support/testFolder';

const { folder: site, write, read } = testFolder();

it('writes a changed page with short markup, and keeps text that a hash or React relies on', async () => {
  const html =
    '<!doctype html><html lang=en><head><meta charset=UTF-8><style>a { top: 0 }</style></head>' +
    '<body class=""><p>One<!-- --> two<p class="a b">Three<input disabled value><script>go( 1 );</script></body>';
  write('about.html', html);
  const page = readBuiltPage(site, '/about');
  page.$('style').before('<link rel="preload" href="/a.woff2">');
  await writeBuiltPage(site, page);
  expect(read('about.html')).toBe(
    html.replace('<style>', '<link rel=preload href=/a.woff2>$&').replace('value>', 'value="">'),
  );
});
