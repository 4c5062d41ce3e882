import { code } from '../../../tools/content-check/rules/code';
import { findingsOf } from '../../support/contentSite';

const imports = "import {Hero, Sektion} from '@site/src/blocks';\nimport {claims} from '@site/src/site/claims';\n\n";

it('accepts facts and comments in braces, and leaves settings, blocks and imports to their rules', async () => {
  const source = `${imports}{claims.experience} years {/* a note */}\n\n<Hero titel="A" tone="inc" />\n\n<Zebra />\n\n<zebra />\n\n<Sektion title="A" />\n`;
  expect(await findingsOf(code, { 'pages/a.mdx': source })).toEqual([]);
});

it('finds names that mean nothing, entries that a fact does not have, and facts used as blocks', async () => {
  const source = `${imports}{amount} dollars, {claims.experiense} years, {claims.age}\n\n<Hero title={claims.name} />\n\n{claim.experience}\n`;
  expect(await findingsOf(code, { 'pages/a.mdx': source })).toEqual([
    '4:2 amount: What stands in { } is read as code, and nothing here is called "amount". Import it, or write "&#123;amount&#125;" for the words in braces.',
    '4:27 experiense: There is no "experiense" in it. Did you mean "experience"?',
    '4:54 age: There is no "age" in it.',
    '6:21 name: There is no "name" in it.',
    '8:2 claim: What stands in { } is read as code, and nothing here is called "claim". Did you mean "claims"?',
  ]);
});
