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

const texts = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, '/a']));
/** The facts of a case with links to these two addresses, and texts that look like links. */
const cases = (page: string, service: string) =>
  JSON.stringify({
    cases: [
      {
        ...{ page, service, sample: true },
        ...texts('client title against reason advised figure before after duration price'),
      },
    ],
    caseTexts: texts('earlier later against no yes duration price sample read none real'),
  });

testRule('facts', [
  ['links to pages', { 'pages/cloud.mdx': cloud, 'src/facts/cases.yaml': cases('/cloud', '/cloud') }],
  [
    'a link to no page',
    { 'pages/cloud.mdx': cloud, 'src/facts/cases.yaml': cases('/cloud', '/clowd') },
    ['1:38 "/clowd"'],
  ],
]);
