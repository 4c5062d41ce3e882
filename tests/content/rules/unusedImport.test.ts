import { unusedImport } from '../../../tools/content-check/rules/unusedImport';
import { findingsOf } from '../../support/contentSite';

const imports = "import {Hero, Section} from '@site/src/blocks';\nimport {claims} from '@site/src/site/claims';\n\n";

it('accepts what is used as a block, in braces, and in a setting', async () => {
  const source = `${imports}<Hero title={claims.experience} />\n\n<Section title="A">\n\n{claims.experience}\n\n</Section>\n`;
  expect(await findingsOf(unusedImport, { 'pages/a.mdx': source })).toEqual([]);
});

it('warns of what is not, words in the text notwithstanding', async () => {
  const source = `${imports}<Hero title="Our claims" />\n\nOur claims, in a Section.\n`;
  const end = 'is imported and not used on this page. Take it out of the import line.';
  expect(await findingsOf(unusedImport, { 'pages/a.mdx': source })).toEqual([
    `1:15 Section: Section ${end}`,
    `2:9 claims: claims ${end}`,
  ]);
});
