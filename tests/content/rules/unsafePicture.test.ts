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

/** The files that stop a build, or none. */
async function refusedByBuild(directory: string): Promise<string[]> {
  const plugin = siteFiles({ siteDir: directory } as LoadContext, { day: null });
  const error = await Promise.resolve(plugin.loadContent?.()).catch(String);
  return [...String(error).matchAll(/^- (.*?): /gm)].map(([, file = '']) => file).sort();
}

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml" width="4" height="4" ${attributes}>${inside}</svg>`;

it.each<[name: string, files: Record<string, string>]>([
  ['a page among the pictures', { 'static/images/a.html': '' }],
  ['a script among the pictures', { 'static/images/b.JS': '' }],
  ["a host's program", { 'static/_worker.js': '' }],
  ["a host's settings", { 'static/_headers': '/*\n  X: 1\n' }],
  ["a host's settings in capitals", { 'static/_Redirects': '/a /b\n' }],
  ['a drawing with a script', { 'static/images/a.svg': drawing('<script>1</script>') }],
  ['a drawing with a script in capitals', { 'static/images/a.svg': drawing('<SCRIPT>1</SCRIPT>') }],
  ['a drawing with a script of another namespace', { 'static/images/a.svg': drawing('<x:script>1</x:script>') }],
  ['a drawing with a handler', { 'static/images/a.svg': drawing('', 'onload="1"') }],
  ['a drawing with HTML', { 'static/a.svg': drawing('<foreignObject><x:p>a</x:p></foreignObject>') }],
  ['a drawing with an address that is a program', { 'static/a.svg': drawing('<a href="java&#9;script:1"><g/></a>') }],
  ['a drawing that becomes a program', { 'static/a.svg': drawing('<set attributeName="href" to="javascript:1"/>') }],
  ['a drawing with entities', { 'static/a.svg': `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${drawing('&a;')}` }],
  ['a drawing in another encoding', { 'static/a.svg': `<?xml version="1.0" encoding="utf-7"?>${drawing('')}` }],
  ['a drawing with another ending', { 'static/images/a.SvG': drawing('') }],
  ['a page in place of the error page', { 'pages/404.mdx': frontMatter('errors') }],
  ['a page among the hashed files', { 'pages/assets/a.mdx': frontMatter('files') }],
  ['a page among the pictures', { 'pages/images.mdx': frontMatter('pictures') }],
  ['a page in place of the home page', { 'pages/index/index.mdx': frontMatter('home') }],
  ['a page in place of a file for search engines', { 'pages/robots.txt.mdx': frontMatter('robots') }],
])('refuses %s, and so does the build', async (_, files) => {
  const [file] = Object.keys(files);
  expect(await findings(files)).toEqual([file]);
  expect(await refusedByBuild(siteOf(files).directory)).toEqual([file]);
});

it('accepts drawings and other files', async () => {
  const files = {
    'static/images/a.svg': drawing('<style>path{fill:red}</style><use href="#a"/><a href="https://acme.com"><g/></a>'),
    'static/c.txt': '',
    'static/.well-known/b.json': '',
    'pages/auth/index.mdx': frontMatter('accounts'),
  };
  expect(await findings(files)).toEqual([]);
  expect(await refusedByBuild(siteOf(files).directory)).toEqual([]);
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
  const refused = await refusedByBuild(site.directory);
  expect(refused).toEqual(files);
});

it('reports a picture that no page shows yet, if it cannot be read', async () => {
  expect(await findings({ 'static/images/b.png': 'No picture' })).toEqual(['static/images/b.png']);
});
