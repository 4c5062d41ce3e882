import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { PageDescription, PageManifest } from '../../plugins/manifest/types';

const manifest: PageManifest<PageDescription> = JSON.parse(readFileSync('.docusaurus/page-manifest.json', 'utf8'));

const [bundle] = buildSync({
  stdin: {
    contents: `import { listBlocks } from './plugins/preview/segments';
      const blocks = listBlocks(document.querySelector('main'));
      window.foundBlocks = blocks.map(({ tag, text, name }) => [tag, text, name]);`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles;

test('a browser counts the blocks of every page as the manifest does', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ bypassCSP: true });
  // The manifest reads pages as they are served; React changes the sign-in page as soon as it runs.
  await page.route('**/assets/js/**', (request) => request.abort());
  for (const { route, blocks } of manifest.pages) {
    await page.goto(`${baseURL}${route}`);
    await page.addScriptTag({ content: bundle?.text ?? '' });
    const found = await page.evaluate(() => (window as unknown as { foundBlocks: string[][] }).foundBlocks);
    expect(found, route).toEqual(blocks.map(({ tag, text, name }) => [tag, text, name ?? '']));
  }
});
