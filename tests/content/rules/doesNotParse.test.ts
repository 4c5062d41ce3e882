import { testRule } from '../../support/contentSite';

const cases: [name: string, source: string, finding: string][] = [
  [
    'a "<" in text',
    'Answers\nin <10 ms.',
    '2:4 <10: A "<" starts a block here. To show the character, write "&lt;10".',
  ],
  ['an HTML comment', '<!-- later -->', '1:1 <!--: Comments are written {/* like this */}.'],
  [
    'an address',
    'Write to <me@example.com>.',
    '1:10 <me@example.com>: An address in < > does not become a link here. Write [link text](address).',
  ],
  [
    'braces',
    'Price {ask us} now.',
    '1:7 {ask us}: Text in { } is read as code, but this is not code. To show the braces, write "&#123;ask us&#125;".',
  ],
  [
    'an anchor in old syntax',
    '## Title {#title}',
    '1:10 {#title}: Write the anchor of a heading like this: {/* #title */}.',
  ],
  [
    'an open brace',
    'One\n\nTwo { three',
    '3:5 {: A "{" starts code here but has no "}". To show the character, write "&#123;".',
  ],
  [
    'curly quotation marks',
    '<Hero title=“Hello” />',
    '1:13 “: Replace the curly quotation marks (“) with straight ones: name="value".',
  ],
  [
    'an open quotation mark',
    '<Hero title="Hello>\n</Hero>\n\n<Section title="One">\n</Section>',
    '1:1 <Hero: The tag that starts with "<Hero" cannot be read. Does a value lack its closing quotation mark?',
  ],
  [
    'a block that is not closed',
    'Text\n\n<Section title="One">\n\nText',
    '3:1 <Section title="One">: <Section> is opened here but never closed. Write </Section> where it ends, on a line of its own if <Section> is on one.',
  ],
  [
    'blocks closed in the wrong order',
    '<Cards>\n<Card>\n</Cards>',
    '3:1 </Cards>: </Cards> appears here while the <Card> on line 2 is still open. Write </Card> before it.',
  ],
  [
    'a block that is closed but not open',
    'Text\n\n</Hero>',
    '3:1 </Hero>: This closes a block that is not open. Delete it, or open the block before it.',
  ],
  [
    'a sentence that starts like code',
    'import duties are paid by us.',
    '1:1 import duties are paid by us.: A line that starts with "import" is read as code, but this is not code. Start the sentence with another word. To import a block, write: import {Name} from \'@site/src/blocks\';',
  ],
  [
    'no empty line after the imports',
    "import {Hero} from '@site/src/blocks';\n<Hero />",
    '2:1 <Hero />: Put an empty line between the imports and this line.',
  ],
  [
    'a block imported twice',
    "import {Hero} from '@site/src/blocks';\nimport {Hero} from '@site/src/blocks';\n",
    "2:1 import {Hero} from '@site/src/blocks';: Hero is imported twice. Delete one of the two imports.",
  ],
];

testRule('does-not-parse', [
  [
    'accepts a page that parses',
    'Answers in &lt;10 ms. {/* a note */}\n\n<Hero title="A > B">\n  {company.brand}\n</Hero>\n',
  ],
  ...cases.map(([name, source, finding]): [string, string, string[]] => [
    `explains ${name}`,
    source,
    [`${finding} Fix this first: the rest of the page could not be checked.`],
  ]),
]);
