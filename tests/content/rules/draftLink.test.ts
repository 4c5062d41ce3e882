import { type Files, frontMatter, testRule } from '../../support/contentSite';

const page = (topic: string, key = '', text = '') =>
  `${frontMatter(topic).replace('\n---\n', `\n${key}\n---\n`)}${text}\n`;
const link = '[what we plan](/plan)';
const plan: Files = { 'pages/plan.mdx': page('plans', 'draft: true') };

testRule('draft-link', [
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
    'a menu entry and a redirect to a draft',
    {
      ...plan,
      'src/facts/navigation.yaml': 'homeLink:\n  to: /plan#first\n',
      'src/facts/redirects.yaml': 'redirects:\n  - { from: /old, to: /plan }\n',
    },
    ['2:7 /plan#first', '2:23 /plan'],
  ],
]);
