import { unknownBlock } from '../../../tools/content-check/rules/unknownBlock';
import { findingsOf } from '../../support/contentSite';

const imports = "import {Hero} from '@site/src/blocks';\nimport Words from '@site/pages/_shared/words.mdx';\n\n";

it('accepts imported blocks, shared words, what the page makes itself, and HTML', async () => {
  const source = `${imports}export const Own = () => null;\n\n<Hero title="A" />\n\n<Words />\n\n<Own />\n\n<section>A</section>\n`;
  expect(await findingsOf(unknownBlock, { 'pages/a.mdx': source, 'pages/_shared/words.mdx': 'Text' })).toEqual([]);
});

it('finds misspelled blocks, blocks that were not imported, and HTML elements that do not exist', async () => {
  const source =
    'import {Hero} from \'@site/src/blocks\';\n\n<Heroo title="A" />\n\n<Heroo title="B" />\n\n<Banner title="A" />\n\n<Zebra />\n\n<hero>a</hero>\n';
  expect(await findingsOf(unknownBlock, { 'pages/a.mdx': source })).toEqual([
    '3:2 Heroo: There is no block <Heroo>. Did you mean "<Hero>"?',
    "7:2 Banner: <Banner> is not imported on this page. Add Banner to the line: import {…} from '@site/src/blocks';",
    '9:2 Zebra: There is no block <Zebra>.',
    '11:2 hero: There is no HTML element <hero>. The name of a block starts with a capital letter. Did you mean "<Hero>"?',
  ]);
});
