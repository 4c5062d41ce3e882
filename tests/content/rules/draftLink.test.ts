import { type Files, frontMatter, testRule } from '../../support/contentSite';

const page = (topic: string, key = '', text = '') =>
  `${frontMatter(topic).replace('\n---\n', `\n${key}\n---\n`)}${text}\n`;
const link = '[what we plan](/plan)';
const redirects = (from: string, to: string): Files => ({
  'src/facts/redirects.yaml': `redirects:\n  - { from: ${from}, to: ${to} }\n`,
});
const draft =
  'The page /plan is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in pages/plan.mdx.';

testRule('draft-link', [
  [
    'a link to a draft',
    { 'pages/a.mdx': page('links', '', link), 'pages/plan.mdx': page('plans', 'draft: true') },
    [`pages/a.mdx:7:16 /plan: ${draft}`],
  ],
  [
    'a link of a draft to a draft',
    { 'pages/a.mdx': page('links', 'draft: true', link), 'pages/plan.mdx': page('plans', 'draft: true') },
  ],
  [
    'a link in shared text that a live page shows',
    {
      'pages/a.mdx': page('links', '', "import Shared from '@site/pages/_shared/shared.mdx';\n\n<Shared />"),
      'pages/_shared/shared.mdx': link,
      'pages/plan.mdx': page('plans', 'draft: true'),
    },
    [`pages/_shared/shared.mdx:1:16 /plan: ${draft}`],
  ],
  [
    'a link in front matter',
    { 'pages/a.mdx': page('links', 'canonical: /plan'), 'pages/plan.mdx': page('plans', 'draft: true') },
    [`pages/a.mdx:4:12 /plan: ${draft}`],
  ],
  [
    'a menu entry and a redirect to a draft',
    {
      'pages/plan.mdx': page('plans', 'draft: true'),
      'src/facts/navigation.yaml': 'homeLink:\n  to: /plan#first\n',
      ...redirects('/old', '/plan'),
    },
    [`2:7 /plan#first: ${draft}`, `2:23 /plan: ${draft}`],
  ],
]);

testRule('unlinked-page', [['a draft', { 'pages/a.mdx': page('a', 'draft: true') }]]);
