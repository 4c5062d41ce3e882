import { importLine } from '../../../tools/content-check/rules/importLine';
import { findingsOf } from '../../support/contentSite';

it('accepts blocks, facts and shared words', async () => {
  const source = `import {Hero, Section} from '@site/src/blocks';
import {company} from '@site/src/site/company';
import Words from '@site/pages/_shared/words.mdx';
`;
  expect(await findingsOf(importLine, { 'pages/a.mdx': source, 'pages/_shared/words.mdx': 'Text' })).toEqual([]);
});

it('finds names and files that do not exist, and files that are not for pages', async () => {
  const source = `import {Hero, Sektion} from '@site/src/blocks';
import {claim} from '@site/src/site/claims';
import {Card, Cards} from '@site/src/block';
import {Link} from '@site/src/ui/Link';
`;
  expect(await findingsOf(importLine, { 'pages/a.mdx': source })).toEqual([
    '1:15 Sektion: There is no block Sektion to import. Did you mean "Section"?',
    '2:9 claim: "@site/src/site/claims" has no claim to import. Did you mean "claims"?',
    '3:28 @site/src/block: There is nothing to import at "@site/src/block". Did you mean "@site/src/blocks"?',
    '4:21 @site/src/ui/Link: A page imports blocks (@site/src/blocks), facts (@site/src/site/…) and shared words (@site/pages/_shared/….mdx), not "@site/src/ui/Link".',
  ]);
});
