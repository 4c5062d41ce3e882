/** What makes a page one that visitors find: its file, its own title and description, its hero, links to it, and redirects. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import { rangeOfMessage } from '../../../lib/message';
import { loadSite } from '../../../tools/content-check/site';
import { checkSite, type Files, frontMatter, siteOf } from '../../support/contentSite';

/**
 * Runs one rule on a site.
 * @param content the site's files, or the text of its only page
 * @returns `line:column marked text` for each finding; starts with the file where there are several
 */
async function findingsOf(ruleName: string, content: Files | string): Promise<string[]> {
  const files: Files = typeof content === 'string' ? { 'pages/a.mdx': content } : content;
  const hasSeveral = Object.keys(files).filter((file) => file.endsWith('.mdx')).length > 1;
  return (await checkSite(siteOf(files), [ruleName])).map(({ file, line, column, place }) => {
    const { start, end } = rangeOfMessage({ place });
    const marked = files[file]?.slice(start, end) ?? '';
    return `${hasSeveral ? `${file}:` : ''}${line}:${column} ${marked}`;
  });
}

type Case = [name: string, content: Files | string, findings?: string[]];

/** Declares a test for each case of a rule. A case without findings must pass the rule. */
function testRule(ruleName: string, cases: readonly Case[]): void {
  describe(ruleName, () => {
    it.each(cases)('%s', async (_, content, findings = []) => {
      expect(await findingsOf(ruleName, content)).toEqual(findings);
    });
  });
}

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
const cases = (page: string, servicePage: string) =>
  JSON.stringify({
    cases: [
      {
        page,
        servicePage,
        sample: true,
        before: 2,
        after: 1,
        ...texts('client title against reason advised counted duration price'),
      },
    ],
    caseStrings: texts('earlier later against no yes duration price sample read none real'),
  });

const page = (topic: string, key = '', text = '') =>
  `${frontMatter(topic).replace('\n---\n', `\n${key}\n---\n`)}${text}\n`;
const link = '[what we plan](/plan)';
const plan: Files = { 'pages/plan.mdx': page('plans', 'draft: true') };

testRule('wrong-child', [
  ['a hero with a block that has a slot', page('a', '', '<Hero title="A">\n  <ContactDetails />\n</Hero>')],
  ['a hero with a block that has none', page('a', '', '<Hero title="A">\n  <Jobs />\n</Hero>'), ['8:4 Jobs']],
]);

testRule('broken-link', [
  ['a link to a draft', { ...plan, 'pages/a.mdx': page('links', '', link) }, ['pages/a.mdx:7:16 /plan']],
  ['a link of a draft to a draft', { ...plan, 'pages/a.mdx': page('links', 'draft: true', link) }],
  [
    'a link in shared text that a live page shows',
    {
      ...plan,
      'pages/a.mdx': page('links', '', "import Shared from '@site/pages/_shared/shared.mdx';\n\n<Shared />"),
      'pages/_shared/shared.mdx': link,
    },
    ['pages/_shared/shared.mdx:1:16 /plan'],
  ],
  ['a link in front matter', { ...plan, 'pages/a.mdx': page('links', 'canonical: /plan') }, ['pages/a.mdx:4:12 /plan']],
  [
    'a breadcrumb',
    { ...plan, 'pages/a.mdx': page('links', 'breadcrumbs: [{ name: Plans, url: /plan }]') },
    ['pages/a.mdx:4:35 /plan'],
  ],
]);

testRule('invalid-fact-file', [
  ['links to pages', { 'pages/cloud.mdx': cloud, 'src/facts/cases.yaml': cases('/cloud', '/cloud') }],
  [
    'a link to no page',
    { 'pages/cloud.mdx': cloud, 'src/facts/cases.yaml': cases('/cloud', '/clowd') },
    ['1:42 "/clowd"'],
  ],
  [
    'a link to no part of a page',
    { 'pages/cloud.mdx': cloud, 'src/facts/cases.yaml': cases('/cloud', '/cloud#plans') },
    ['1:42 "/cloud#plans"'],
  ],
  [
    'a redirect to a draft',
    { ...plan, 'src/facts/redirects.yaml': 'redirects:\n  - { from: /old, to: /plan }\n' },
    ['2:23 /plan'],
  ],
  [
    'another link to a draft',
    { ...plan, 'src/facts/cases.yaml': cases('/plan', '/plan') },
    ['1:19 "/plan"', '1:41 "/plan"'],
  ],
]);

it('reports removed pages without a redirect, and nothing where there is no branch or no repository', async () => {
  const { directory, basePages } = siteOf({
    'pages/guides/old.mdx': '',
    'pages/prices.mdx': '',
    'pages/_shared/words.mdx': '',
    'handbook/start.mdx': '',
    'src/facts/redirects.yaml': 'redirects:\n',
  });
  expect(basePages).toBeNull();
  git(directory, 'init', '--quiet', '--initial-branch=main');
  git(directory, 'add', '.');
  git(directory, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
  for (const file of ['pages/prices.mdx', 'pages/guides/old.mdx', 'pages/_shared/words.mdx', 'handbook/start.mdx'])
    rmSync(path.join(directory, file));
  const found = async (branch: string) => {
    const site = loadSite(directory, branch);
    return (await checkSite(site, ['removed-page'])).map(({ file, reason }) => `${file} ${reason}`);
  };
  const gone = (route: string) =>
    `src/facts/redirects.yaml pages${route}.mdx is gone, and links to ${route} no longer work. Add a redirect to this list: - { from: ${route}, to: /… }`;
  expect(await found('main')).toEqual([gone('/guides/old'), gone('/prices')]);
  expect(await found('no-such-branch')).toEqual([]);
});

it('corrects links to an old address in redirects.yaml, and keeps their query and anchor unless the new one has its own', async () => {
  const site = siteOf({
    'pages/index.mdx': `${frontMatter('roofs')}[Prices](/prices?tier=free#a) [Words](/words?tier=free#a)`,
    'pages/pricing.mdx': '',
  });
  // Facts are those of the code's folder, also for a site elsewhere.
  const redirects = [
    { from: '/prices', to: '/pricing' },
    { from: '/words', to: '/pricing?tier=pro#b' },
  ];
  site.facts = () => ({ redirects }) as never;
  const findings = await checkSite(site, ['broken-link']);
  expect(findings.map(({ expected }) => expected)).toEqual([['/pricing?tier=free#a'], ['/pricing?tier=pro#b']]);
});
