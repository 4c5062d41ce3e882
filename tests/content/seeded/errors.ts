/** The findings for the pages and facts in this folder: `file:line rule`. */
export const seededErrors: readonly string[] = [
  'src/site/redirects.yaml:2 facts',
  'src/site/redirects.yaml:3 facts',
  'pages/about.mdx:4 missing-image',
  'pages/about.mdx:7 unused-import',
  'pages/about.mdx:8 unused-import',
  'pages/about.mdx:9 import',
  'pages/about.mdx:14 alt-text',
  'pages/about.mdx:16 heading-order',
  'pages/about.mdx:21 setting',
  'pages/about.mdx:21 setting',
  'pages/about.mdx:26 alt-text',
  'pages/about.mdx:29 heading-order',
  'pages/about.mdx:31 broken-anchor',
  'pages/about.mdx:31 broken-link',
  'pages/contact.mdx:2 same-metadata',
  'pages/contact.mdx:3 same-metadata',
  'pages/contact.mdx:4 front-matter',
  'pages/contact.mdx:7 import',
  'pages/contact.mdx:11 fact',
  'pages/guide.mdx:3 spelling',
  'pages/guide.mdx:9 link-scheme',
  'pages/guide.mdx:9 link-text',
  'pages/guide.mdx:12 link-text',
  'pages/guide.mdx:19 sample-content',
  'pages/guide.mdx:21 link-scheme',
  'pages/guide.mdx:21 plain-words',
  'pages/guide.mdx:21 sample-content',
  'pages/guide.mdx:22 plain-words',
  'pages/guide.mdx:22 spelling',
  'pages/index.mdx:9 setting',
  'pages/index.mdx:13 broken-link',
  'pages/index.mdx:14 broken-anchor',
  'pages/index.mdx:18 setting',
  'pages/index.mdx:25 broken-link',
  'pages/index.mdx:29 missing-image',
  'pages/jobs.mdx:10 does-not-parse',
  'pages/long.mdx:2 page-weight',
  'pages/long.mdx:8 page-weight',
  'pages/news.mdx:9 link-text',
  'pages/news.mdx:14 link-scheme',
  'pages/news.mdx:15 link-text',
  'pages/news.mdx:17 sample-content',
  'pages/news.mdx:19 spelling',
  'pages/news.mdx:21 plain-words',
  'pages/news.mdx:27 plain-words',
  'pages/news.mdx:28 link-scheme',
  'pages/news.mdx:30 sample-content',
  'pages/news.mdx:32 spelling',
  'pages/news.mdx:36 forbidden-code',
  'pages/prices.mdx:3 front-matter',
  'pages/prices.mdx:9 does-not-parse',
  'pages/repairs.mdx:1 removed-page',
  'pages/services.mdx:3 front-matter',
  'pages/services.mdx:10 fact',
  'pages/services.mdx:14 wrong-child',
  'pages/services.mdx:21 wrong-child',
  'pages/services.mdx:27 unknown-block',
  'pages/services.mdx:34 unknown-block',
  'pages/services.mdx:38 forbidden-code',
  'pages/tiles/clay.mdx:1 removed-page',
  'static/images/notes.html:1 unsafe-picture',
  'static/images/sign.svg:1 unsafe-picture',
];

/** Pages that exist on the base branch only. */
export const removedPages: readonly string[] = ['pages/repairs.mdx', 'pages/tiles/clay.mdx'];

/** Files that are too large for the repository; the test writes them. */
export const largeFiles: Record<string, Buffer | string> = {
  'static/images/large.png': Buffer.alloc(400_000),
  'pages/long.mdx': `---
title: A page that nobody reads to its end
description: This page has more words than a visitor reads, and an image that is too large for a phone.
---

# A long page

![A wall of words](/images/large.png)

${'We write the same again. '.repeat(401)}
`,
};
