import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import { htmlFile } from '../../lib/builtRoutes';
import type { PageDescription, PageManifest } from '../../plugins/manifest/types';

const manifest: PageManifest<PageDescription> = JSON.parse(readFileSync('.docusaurus/page-manifest.json', 'utf8'));

const [bundle] = buildSync({
  stdin: {
    contents: `import { listSegments } from './plugins/preview/segments';
      window.segmentsIn = (html) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        return JSON.stringify(listSegments(main).map(({ tag, text, name }) => [tag, text, name]));
      };`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles;

test('a browser counts the segments of every page as the manifest does', async ({ page }) => {
  await page.addScriptTag({ content: bundle?.text ?? '' });
  for (const { route, segments } of manifest.pages) {
    const found = await page.evaluate(
      (html) => (window as unknown as { segmentsIn(html: string): string }).segmentsIn(html),
      readFileSync(htmlFile('build', route), 'utf8'),
    );
    expect(segments.length, route).toBeGreaterThan(1);
    expect(JSON.parse(found), route).toEqual(segments.map(({ tag, text, name }) => [tag, text, name ?? '']));
  }
});
