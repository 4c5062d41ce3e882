import { type Files, frontMatter, testRule } from '../../support/contentSite';

const page = (topic: string, key = '', text = '') =>
  `${frontMatter(topic).replace('\n---\n', `\n${key}\n---\n`)}${text}\n`;
const link = '[what we plan](/plan)';
const redirects = (from: string, to: string): Files => ({
  'src/site/redirects.yaml': `redirects:\n  - { from: ${from}, to: ${to} }\n`,
});
const draft =
  'The page /plan is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in pages/plan.mdx.';
const early =
  'The live site has the page /plan from 2999-12-01 on, and before that day this link leads nowhere. Link to it on that day, or write an earlier one in pages/plan.mdx.';

testRule('live-days', [
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
    'a link to a page that comes later',
    { 'pages/a.mdx': page('links', '', link), 'pages/plan.mdx': page('plans', 'publish: 2999-12-01') },
    [`pages/a.mdx:7:16 /plan: ${early}`],
  ],
  [
    'a link that comes with its page',
    {
      'pages/a.mdx': page('links', 'publish: 2999-12-01', link),
      'pages/plan.mdx': page('plans', 'publish: 2999-12-01'),
    },
  ],
  [
    'a page that has come',
    { 'pages/a.mdx': page('links', '', link), 'pages/plan.mdx': page('plans', 'publish: 2020-12-01') },
  ],
  [
    'a menu entry and a redirect to a draft',
    {
      'pages/plan.mdx': page('plans', 'draft: true'),
      'src/site/navigation.yaml': 'homeLink:\n  to: /plan#first\n',
      ...redirects('/old', '/plan'),
    },
    [`2:7 /plan#first: ${draft}`, `2:23 /plan: ${draft}`],
  ],
  [
    'a last day without a redirect',
    page('plans', 'until: 2999-12-31'),
    [
      '4:8 2999-12-31: After 2999-12-31, links to /a lead nowhere. Say in src/site/redirects.yaml which page visitors see then: - { from: /a, to: /… }',
    ],
  ],
  [
    'a link to a page with a last day and a redirect, also after that day',
    {
      'pages/a.mdx': page('links', '', link),
      'pages/plan.mdx': page('plans', 'until: 2020-12-31'),
      ...redirects('/plan', '/a'),
    },
  ],
]);

testRule('front-matter', [
  [
    'wrong days',
    page('plans', 'publish: 2026-02-30\nuntil: tomorrow'),
    [
      '4:10 2026-02-30: publish: "2026-02-30" must be a day such as 2026-12-01: year, month and day with two digits each, and no time.',
      '5:8 tomorrow: until: "tomorrow" must be a day such as 2026-12-01: year, month and day with two digits each, and no time.',
    ],
  ],
  [
    'a last day before the first, and a draft with a first day',
    page('plans', 'draft: true\npublish: 2026-12-31\nuntil: 2026-12-01'),
    [
      '5:10 2026-12-31: "publish" has no effect beside "draft: true". Delete one of the two lines.',
      '6:8 2026-12-01: "until" is before "publish", so the page would never be live.',
    ],
  ],
]);

testRule('unlinked-page', [
  [
    'drafts, and pages with a first day',
    { 'pages/a.mdx': page('a', 'draft: true'), 'pages/b.mdx': page('b', 'publish: 2020-12-01') },
  ],
]);
