import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import siteFiles from '../../../plugins/site-files/plugin';
import { checkSite } from '../../../tools/content-check/check';
import { frontMatter, siteOf } from '../../support/contentSite';

async function findings(files: Record<string, string>): Promise<string[]> {
  const found = await checkSite(siteOf({ 'pages/a.mdx': frontMatter('roofs'), ...files }), ['unsafe-picture']);
  return found.map(({ file }) => file);
}

it('refuses other files among the pictures', async () => {
  const files = { 'static/images/a.html': '', 'static/images/b.JS': '', 'static/c.txt': '' };
  expect((await findings(files)).sort()).toEqual(['static/images/a.html', 'static/images/b.JS']);
});

it('refuses symbolic links to files and folders, and so does the build', async () => {
  const site = siteOf({ 'pages/a.mdx': frontMatter('roofs'), 'pages/b/c.mdx': frontMatter('doors'), '.env': 'KEY=a' });
  mkdirSync(path.join(site.directory, 'static/images'), { recursive: true });
  symlinkSync('../../.env', path.join(site.directory, 'static/images/a.png'));
  symlinkSync('../..', path.join(site.directory, 'static/images/all'));
  symlinkSync('../../.env', path.join(site.directory, 'pages/b/d.mdx'));
  const files = ['pages/b/d.mdx', 'static/images/a.png', 'static/images/all'];
  const found = await checkSite(site, ['unsafe-picture']);
  expect(found.map(({ file }) => file).sort()).toEqual(files);
  const plugin = siteFiles({ siteDir: site.directory } as LoadContext, { day: null });
  await expect(plugin.loadContent?.()).rejects.toThrow(files.join(', '));
});

it('reports a picture that no page shows yet, if it cannot be read', async () => {
  expect(await findings({ 'static/images/b.png': 'No picture' })).toEqual(['static/images/b.png']);
});
