import { doesNotParse } from '../../../tools/content-check/rules/doesNotParse';
import { findingsOf } from '../../support/contentSite';

const REST = 'The rest of this page, and the settings of its blocks, were not checked.';

it('says nothing of a page that parses', async () => {
  const source = 'Answers in &lt;10 ms. {/* a note */}\n\n<Hero title="A > B">\n  {company.brand}\n</Hero>\n';
  expect(await findingsOf(doesNotParse, { 'pages/a.mdx': source })).toEqual([]);
});

const cases: [name: string, source: string, finding: string][] = [
  ['a sign', 'Answers\nin <10 ms.', '2:4 <10: A "<" starts a block here. Write "&lt;10" for the sign itself.'],
  ['an HTML comment', '<!-- later -->', '1:1 <!--: A comment is written {/* like this */}.'],
  [
    'an address',
    'Write to <me@example.com>.',
    '1:10 <me@example.com>: An address in < > does not become a link. Write [words](address).',
  ],
  [
    'braces',
    'Price {ask us} now.',
    '1:7 {ask us}: What stands in { } is read as code, and this is none. Write "&#123;ask us&#125;".',
  ],
  ['an old anchor', '## Title {#title}', '1:10 {#title}: An anchor of a heading is written {/* #title */}.'],
  [
    'an open brace',
    'One\n\nTwo { three',
    '3:5 {: A "{" starts code here and has no "}". Write "&#123;" for the sign itself.',
  ],
  [
    'curly quotes',
    '<Hero title=“Hello” />',
    '1:13 “: A value stands in straight quotes: name="value". Here is a curly one: “.',
  ],
  [
    'a quote that is not closed',
    '<Hero title="Hello>\n</Hero>\n\n<Section title="One">\n</Section>',
    '1:1 <Hero: The tag that starts with "<Hero" cannot be read. Is the closing quote of a value missing?',
  ],
  [
    'a block that is not closed',
    'Text\n\n<Section title="One">\n\nText',
    '3:1 <Section title="One">: <Section> is opened here and not closed. Write </Section> where it ends; on a line of its own if <Section> has one.',
  ],
  [
    'blocks closed in the wrong order',
    '<Cards>\n<Card>\n</Cards>',
    '3:1 </Cards>: </Cards> stands here while <Card> of line 2 is still open. Write </Card> first.',
  ],
  [
    'a block that is only closed',
    'Text\n\n</Hero>',
    '3:1 </Hero>: This closes a block that is not open. Delete it, or open the block before.',
  ],
  [
    'a sentence that looks like code',
    'import duties are paid by us.',
    '1:1 import duties are paid by us.: A line that starts with "import" is read as code, and this is none. Begin a sentence with another word, or write: import {Name} from \'@site/src/blocks\';',
  ],
  [
    'no empty line below the imports',
    "import {Hero} from '@site/src/blocks';\n<Hero />",
    '2:1 <Hero />: Leave an empty line between the imports and what follows.',
  ],
  [
    'a block imported twice',
    "import {Hero} from '@site/src/blocks';\nimport {Hero} from '@site/src/blocks';\n",
    "2:1 import {Hero} from '@site/src/blocks';: Hero is imported twice. Keep one of the two.",
  ],
];

it.each(cases)('translates %s', async (_, source, finding) => {
  expect(await findingsOf(doesNotParse, { 'pages/a.mdx': source })).toEqual([`${finding} ${REST}`]);
});
