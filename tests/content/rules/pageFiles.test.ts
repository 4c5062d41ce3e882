/** What makes a page one that visitors find: the name of its file, and its own title and description. */
import { frontMatter, testRule } from '../../support/contentSite';

const cloud = frontMatter('cloud');
const roofs = frontMatter('roofs');

testRule('file-name', [
  ['good names', { 'pages/our-team.mdx': cloud, 'pages/guides/roofs.mdx': roofs, 'pages/.DS_Store': '' }],
  ['a name that is no address', { 'pages/Our Team.mdx': cloud }, ['1:1 ']],
  ['a page that its name hides', { 'pages/_hidden.mdx': cloud }, ['1:1 ']],
  ['a file that is no page', { 'pages/team.docx': '' }, ['1:1 ']],
  [
    'two pages with one address',
    { 'pages/team.mdx': cloud, 'pages/team/index.mdx': roofs },
    ['pages/team/index.mdx:1:1 '],
  ],
]);

testRule('front-matter', [['a page that its name hides', { 'pages/_hidden.mdx': cloud }]]);

testRule('same-metadata', [
  ['two pages with their own', { 'pages/a.mdx': cloud, 'pages/b.mdx': roofs }],
  [
    'an address that stands for another',
    { 'pages/a.mdx': cloud, 'pages/b.mdx': cloud.replace('\n---\n', '\ncanonical: /a\n---\n') },
  ],
  [
    'a copied page, on both',
    { 'pages/a.mdx': cloud, 'pages/b.mdx': cloud.replace(/description.*/, /description.*/.exec(roofs)?.[0] ?? '') },
    ['pages/a.mdx:2:8 A page about cloud', 'pages/b.mdx:2:8 A page about cloud'],
  ],
]);

testRule('plain-metadata', [
  ['plain words', cloud],
  ['bold words', cloud.replace('about cloud', 'about **cloud**'), ['2:8 A page about **cloud**']],
]);

const services = (to: string) => `offerCatalog:\n  name: /a\n  services:\n    - { name: Roofs, to: ${to} }\n`;

testRule('facts', [
  [
    'a link to a page, and a name that looks like one',
    { 'pages/a.mdx': cloud, 'src/facts/services.yaml': services('/a') },
  ],
  ['a link to no page', { 'pages/cloud.mdx': cloud, 'src/facts/services.yaml': services('/clowd') }, ['4:26 /clowd']],
]);
