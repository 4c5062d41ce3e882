import { brokenAnchor } from '../../../tools/content-check/rules/brokenAnchor';
import { findingsOf } from '../../support/contentSite';

const about = `import Words from '@site/pages/_shared/words.mdx';

<Section title="What We Do?">

## What we do not

### Named otherwise {/* #other-name */}

<div id="place">Text</div>

</Section>

<Words />
`;
const words = '## Shared words\n\n[Up](#what-we-do)';

it('knows sections, Markdown headings, named ones, ids and shared words', async () => {
  const links = ['what-we-do', 'what-we-do-not', 'other-name', 'place', 'shared-words'].map(
    (id) => `[A](/about#${id})`,
  );
  const files = {
    'pages/about.mdx': `${about}\n[Here](#place) [Top](#top)`,
    'pages/index.mdx': links.join('\n'),
    'pages/_shared/words.mdx': words,
  };
  expect(await findingsOf(brokenAnchor, files)).toEqual([]);
});

it('finds a place that is not there, on this page and on another, and leaves a missing page to its rule', async () => {
  const files = {
    'pages/about.mdx': about,
    'pages/index.mdx': '<Action to="/about#what-we-did">A</Action>\n\n[B](#nowhere) [C](/no-page#at-all)',
    'pages/_shared/words.mdx': `${words} [Down](#missing)`,
  };
  const end = 'Every section and every heading is one.';
  expect(await findingsOf(brokenAnchor, files)).toEqual([
    `pages/_shared/words.mdx:3:26 #missing: The page /about has no place "#missing". ${end}`,
    `pages/index.mdx:1:13 /about#what-we-did: The page /about has no place "#what-we-did". Did you mean "/about#what-we-do"? ${end}`,
    `pages/index.mdx:3:5 #nowhere: The page / has no place "#nowhere". ${end}`,
  ]);
});
