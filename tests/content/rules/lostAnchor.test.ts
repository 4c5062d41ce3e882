import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lostAnchor } from '../../../tools/content-check/rules/lostAnchor';
import { runChecks } from '../../../tools/content-check/run';
import { loadSite } from '../../../tools/content-check/site';
import { siteOf } from '../../support/contentSite';

const PAGE = `import {Section} from '@site/src/blocks';
import Words from './_shared/words.mdx';

## Our story

<Section title="What we do">

Text.

</Section>

<Words />
`;
const files = {
  'pages/about.mdx': PAGE,
  'pages/_shared/words.mdx': '## Shared words\n',
  'pages/other.mdx': '## Other\n',
};

/** Checks a working copy in which some files changed since its branch `main`. */
async function check(changed: Record<string, string>): Promise<string[]> {
  const { directory } = siteOf(files);
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Start');
  for (const [file, text] of Object.entries(changed)) writeFileSync(path.join(directory, file), text);
  const site = loadSite({ directory, codeDirectory: process.cwd(), base: 'main' });
  const findings = await runChecks(site, [lostAnchor]);
  return findings.map(({ file, line, severity, message, suggestion }) =>
    [`${file}:${line}`, severity, message.split('. ')[0], suggestion].filter(Boolean).join(' | '),
  );
}

it.each<[name: string, changed: Record<string, string>, findings: string[]]>([
  [
    'accepts other words, new headings and new pages',
    { 'pages/about.mdx': `${PAGE}\n## New\n`, 'pages/new.mdx': '' },
    [],
  ],
  [
    'accepts a heading that keeps its address',
    { 'pages/about.mdx': PAGE.replace('## Our story', '## Our history {/* #our-story */}') },
    [],
  ],
  [
    'reports a heading with other words, and how to keep its address',
    { 'pages/about.mdx': PAGE.replace('## Our story', '## Our history') },
    [
      'pages/about.mdx:4 | warning | The address /about#our-story, which belonged to a heading, is now /about#our-history | ## Our history {/* #our-story */}',
    ],
  ],
  [
    'reports the title of a block',
    { 'pages/about.mdx': PAGE.replace('title="What we do"', 'title="What you get"') },
    [
      'pages/about.mdx:6 | warning | The address /about#what-we-do, which belonged to a heading, is now /about#what-you-get',
    ],
  ],
  [
    'reports a heading that was removed',
    { 'pages/about.mdx': PAGE.replace('## Our story', '') },
    ['pages/about.mdx:1 | warning | The address /about#our-story, which belonged to a heading, is gone'],
  ],
  [
    'reports shared text with a page that shows it',
    { 'pages/_shared/words.mdx': '## Other words\n' },
    [
      'pages/_shared/words.mdx:1 | warning | The address /about#shared-words, which belonged to a heading, is now /about#other-words | ## Other words {/* #shared-words */}',
    ],
  ],
  [
    'accepts a heading that moved into shared text of the same page',
    {
      'pages/about.mdx': PAGE.replace('## Our story', ''),
      'pages/_shared/words.mdx': '## Shared words\n\n## Our story\n',
    },
    [],
  ],
])('%s', async (_, changed, expected) => {
  expect(await check(changed)).toEqual(expected);
});
