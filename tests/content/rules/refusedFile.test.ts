import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import siteFiles from '../../../plugins/site-files/plugin';
import { generatedPictures } from '../../../src/config/pictures';
import { currentSite, loadSite } from '../../../tools/content-check/site';
import { checkSite, frontMatter, siteOf } from '../../support/contentSite';
import { testDirectory } from '../../support/testDirectory';

async function findings(files: Record<string, string>): Promise<string[]> {
  const found = await checkSite(siteOf({ 'pages/a.mdx': frontMatter('roofs'), ...files }), ['refused-file']);
  return found.map(({ file }) => file);
}

/** The files that stop a build, or none. */
async function refusedByBuild(directory: string): Promise<string[]> {
  const plugin = siteFiles({ siteDir: directory, baseUrl: '/' } as LoadContext, { mode: 'live' });
  const error = await Promise.resolve(plugin.loadContent?.()).catch(String);
  return [...String(error).matchAll(/^- (.*?): /gm)].map(([, file = '']) => file).sort();
}

/** Width and height of a picture, 32,639 each. */
const VAST = '\x7f\x7f\x7f\x7f';
const XHTML = 'xmlns:x="http://www.w3.org/1999/xhtml"';
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" ${attributes}>${inside}</svg>`;

it.each<[name: string, files: Record<string, string>]>([
  ['a page among the pictures', { 'static/images/a.html': '' }],
  ["a host's program", { 'static/_worker.js': '' }],
  ["a host's settings in capitals", { 'static/_Redirects': '/a /b\n' }],
  ['a drawing with a script', { 'static/images/a.svg': drawing('<script>1</script>') }],
  ['a drawing with a script of another namespace', { 'static/images/a.svg': drawing('<x:script>1</x:script>', XHTML) }],
  ['a drawing with a handler', { 'static/images/a.svg': drawing('', 'onload="1"') }],
  ['a drawing with an address that is a program', { 'static/a.svg': drawing('<a href="java&#9;script:1"><g/></a>') }],
  ['a drawing with entities', { 'static/a.svg': `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${drawing('&a;')}` }],
  [
    'a drawing with a handler by default',
    { 'static/a.svg': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>${drawing('')}` },
  ],
  ['a drawing with an instruction', { 'static/a.svg': drawing('<?x > <y a="?><script>1</script><z a=" "/> ?>') }],
  ['a drawing in a hidden comment', { 'static/a.svg': drawing('<!--> --><script>1</script><!-- -->') }],
  ['a drawing with two bytes a letter', { 'static/a.svg': [...drawing('')].join('\0') }],
  ['a drawing that loads another file', { 'static/a.svg': drawing('<image href="https://elsewhere.example/a.png"/>') }],
  ['a drawing in another encoding', { 'static/a.svg': `<?xml version="1.0" encoding="utf-7"?>${drawing('')}` }],
  ['a drawing with another ending', { 'static/images/a.SvG': drawing('') }],
  ['a drawing that becomes a handler', { 'static/a.svg': drawing('<set attributeName="onclick" to="1"/>') }],
  ['a drawing that another site completes', { 'static/a.svg': drawing('', 'xml:base="https://elsewhere.example/"') }],
  ['a name that runs a program in the bundler', { 'static/images/a.svg!b.svg': drawing('') }],
  ['a folder that runs a program in the bundler', { 'static/a.svg!/b.svg': drawing('') }],
  ['a picture that browsers cannot show', { 'static/images/roof.heic': drawing('') }],
  ['an empty picture', { 'static/roof.png': '' }],
  ['a vast picture', { 'static/vast.gif': `GIF89a${VAST}\0\0\0,\0\0\0\0${VAST}\0\x02\x02D\x01\0;` }],
  ['a page with such a name', { 'pages/q.js!b.mdx': frontMatter('names') }],
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

it('accepts what the build draws where a page only names or links to it, and shows only pictures of the site', async () => {
  const [icon] = generatedPictures.filter((address) => address.endsWith('.png'));
  const head = frontMatter('icons').replace('title:', `image: ${icon}\ntitle:`);
  const site = siteOf({
    'pages/a.mdx': `${head}[Our icon](${icon})\n`,
    'pages/b.mdx': `${head}![Our icon](${icon})\n`,
    'pages/c.mdx': `${head}![A roof](/roof.txt)\n`,
    'static/roof.txt': '',
  });
  const found = await checkSite(site, ['missing-picture', 'broken-link']);
  const findings = ['pages/b.mdx', 'pages/c.mdx'].map((file) => [file, 'missing-picture']);
  expect(found.map(({ file, ruleId }) => [file, ruleId])).toEqual(findings);
});

it('accepts drawings and other files', async () => {
  const files = {
    'static/images/a.svg': drawing('<!-- Made by hand --><style>path{fill:url(#b)}</style><use href="#a"/>'),
    'static/c.txt': '',
    'static/.well-known/b.json': '',
    'pages/auth/index.mdx': frontMatter('accounts'),
  };
  expect(await findings(files)).toEqual([]);
  expect(await refusedByBuild(siteOf(files).directory)).toEqual([]);
});

it('an editor checks the files as they are on disk', async () => {
  const { directory, write } = testDirectory();
  expect(await currentSite(directory).refusedFiles()).toEqual([]);
  write('static/_worker.js', '');
  expect(await currentSite(directory).refusedFiles()).toHaveLength(1);
});

it('refuses symbolic links to files and folders, and so does the build', async () => {
  const pages = { 'pages/a.mdx': frontMatter('roofs'), 'pages/b/c.mdx': frontMatter('doors') };
  const { directory } = siteOf({ ...pages, '.env': 'KEY=a' });
  mkdirSync(path.join(directory, 'static/images'), { recursive: true });
  symlinkSync('../../.env', path.join(directory, 'static/images/a.png'));
  symlinkSync('../..', path.join(directory, 'static/images/all'));
  symlinkSync('../../.env', path.join(directory, 'pages/b/d.mdx'));
  mkdirSync(path.join(directory, 'handbook'));
  symlinkSync('/proc/self/environ', path.join(directory, 'handbook/e.mdx'));
  mkdirSync(path.join(directory, 'src/facts'), { recursive: true });
  symlinkSync('../../.env', path.join(directory, 'src/facts/plans.yaml'));
  const links = ['static/images/a.png', 'static/images/all'];
  const files = ['handbook/e.mdx', 'pages/b/d.mdx', 'src/facts/plans.yaml', ...links];
  const found = await checkSite(loadSite(directory), ['refused-file']);
  expect(found.map(({ file }) => file).sort()).toEqual(files);
  const refused = await refusedByBuild(directory);
  expect(refused).toEqual(files);
});
