import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import siteFiles from '../../../plugins/site-files/plugin';
import { unsafePicture } from '../../../tools/content-check/rules/unsafePicture';
import { runChecks } from '../../../tools/content-check/run';
import { frontMatter, siteOf } from '../../support/contentSite';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

async function findings(files: Record<string, string>): Promise<string[]> {
  const found = await runChecks(siteOf({ 'pages/a.mdx': frontMatter('roofs'), ...files }), [unsafePicture]);
  return found.map(({ file }) => file);
}

it.each([
  svg('<script>alert(1)</script>'),
  svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  svg('', 'onload="alert(1)"'),
  svg('<a href="javascript:alert(1)"><path/></a>'),
  svg('<a xlink:href="https://elsewhere.example"><path/></a>'),
  svg('<image href="https://elsewhere.example/a.png"/>'),
  svg('<image href="data:image/svg+xml,x"/>'),
  svg('<use href="/other.svg#a"/>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'),
  svg('<style>@import "https://elsewhere.example/a.css";</style>'),
  svg('<path style="fill:url(https://elsewhere.example/a.svg#b)"/>'),
  svg('<path fill="url(//elsewhere.example/a.svg#b)"/>'),
  svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  svg('<set attributeName="onclick" to="alert(1)"/>'),
  `<?xml-stylesheet href="https://elsewhere.example/a.css"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
])('refuses the drawing %s', async (source) => {
  expect(await findings({ 'static/images/a.svg': source })).toContain('static/images/a.svg');
});

it('refuses other files among the pictures, and drawings anywhere', async () => {
  const files = { 'static/images/a.html': '', 'static/images/b.JS': '', 'static/c.svg': svg('', 'onload="a()"') };
  expect((await findings(files)).sort()).toEqual(Object.keys(files).sort());
});

it('refuses a drawing that browsers read in another encoding', async () => {
  const files = {
    'static/images/a.svg': `\uFEFF${svg('<script>alert(1)</script>')}`,
    'static/images/b.svg': `<?xml version="1.0" encoding="iso-2022-jp"?>${svg('')}`,
    'static/images/c.svg': `<?xml version="1.0" encoding="UTF-8"?>${svg('')}`,
  };
  const site = siteOf({ 'pages/a.mdx': frontMatter('roofs'), ...files });
  writeFileSync(path.join(site.directory, 'static/images/a.svg'), files['static/images/a.svg'], 'utf16le');
  expect((await runChecks(site, [unsafePicture])).map(({ file }) => file)).toEqual([
    'static/images/a.svg',
    'static/images/b.svg',
  ]);
});

it('refuses symbolic links to files and folders, and so does the build', async () => {
  const site = siteOf({ 'pages/a.mdx': frontMatter('roofs'), 'pages/b/c.mdx': frontMatter('doors'), '.env': 'KEY=a' });
  mkdirSync(path.join(site.directory, 'static/images'), { recursive: true });
  symlinkSync('../../.env', path.join(site.directory, 'static/images/a.png'));
  symlinkSync('../..', path.join(site.directory, 'static/images/all'));
  symlinkSync('../../.env', path.join(site.directory, 'pages/b/d.mdx'));
  const files = ['pages/b/d.mdx', 'static/images/a.png', 'static/images/all'];
  const found = await runChecks(site, [unsafePicture]);
  expect(found.map(({ file }) => file).sort()).toEqual(files);
  const plugin = siteFiles({ siteDir: site.directory } as LoadContext, { day: null });
  await expect(plugin.loadContent?.()).rejects.toThrow(files.join(', '));
});

it('accepts drawings and pictures', async () => {
  const drawing = svg(
    '<style>path{fill:url(#a)}</style><defs><linearGradient id="a"/></defs><use xlink:href="#b"/><path fill="url(#a)"/><image href="data:image/png;base64,AA"/>',
  );
  expect(
    await findings({ 'static/images/a.svg': `<?xml version="1.0"?>${drawing}`, 'static/images/b.ico': 'x' }),
  ).toEqual([]);
});

it('reports a picture that no page shows yet, if it cannot be read', async () => {
  expect(await findings({ 'static/images/b.png': 'No picture' })).toEqual(['static/images/b.png']);
});
