import { testRule } from '../../support/contentSite';

const cases: [name: string, source: string, finding: string][] = [
  [
    'a "<" in text',
    'Answers\nin <10 ms.',
    '2:4 <10: A "<" starts a block here. To show the character, write "&lt;10".',
  ],
  [
    'an HTML comment',
    '<!-- later -->',
    '1:1 <!-- later -->: A comment is written {/* later */}. Visitors do not see it.',
  ],
  [
    'an address',
    'Write to <me@example.com>.',
    '1:10 <me@example.com>: An address in < > does not become a link here. Write <EmailLink /> for our own address, or [words](mailto:address) for another one.',
  ],
  [
    'braces around the value of a setting',
    '<Action to={/careers}>Careers</Action>',
    '1:12 {/careers}: Words and addresses are written in quotation marks, not in braces: to="/careers".',
  ],
  [
    'a slash that ends a block before its text',
    '<Cards>\n<Card title="One" />\n\nWords.\n\n</Card>\n</Cards>',
    '2:19 />: <Card> ends here, because of the slash, and </Card> on line 6 closes it again. Delete the slash.',
  ],
  [
    'a curly quotation mark at the end of a value',
    '<Hero title="Hello” eyebrow="Now" />',
    '1:7 title="Hello”: The value of "title" in <Hero> has no closing quotation mark. Write " at its end: title="Hello".',
  ],
  [
    'braces',
    'Price {ask us} now.',
    '1:7 {ask us}: "{ask us}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it. A fact has one brace on each side: {company.brand}.',
  ],
  [
    'an anchor in old syntax',
    '## Title {#title}',
    '1:10 {#title}: Write the anchor of a heading like this: {/* #title */}.',
  ],
  [
    'an open brace',
    'One\n\nTwo { three',
    '3:5 {: A "{" starts code here but has no "}". To show a fact, write "}" after its name. To show the character, write "&#123;".',
  ],
  [
    'curly quotation marks',
    '<Hero title=“Hello” />',
    '1:13 “: Replace the curly quotation marks (“) with straight ones: title="…".',
  ],
  [
    'an open quotation mark',
    '<Hero title="Hello>\n</Hero>\n\n<Section title="One">\n</Section>',
    '1:7 title: The value of "title" in <Hero> has no closing quotation mark (").',
  ],
  [
    'an open quotation mark before another setting',
    '<Hero title="Hello eyebrow="Now" />',
    '1:7 title="Hello: The value of "title" in <Hero> has no closing quotation mark. Write " at its end: title="Hello".',
  ],
  [
    'a block without content that is not closed',
    '<Section title="One">\n\nWrite to <EmailLink> today.\n\n</Section>',
    '3:10 <EmailLink>: <EmailLink> is opened here but not closed. Write <EmailLink />, with a slash at the end, because this block has no content.',
  ],
  [
    'a block that is not closed',
    'Text\n\n<Section title="One">\n\nText',
    '3:1 <Section title="One">: <Section> is opened here but never closed. Write </Section> where it ends.',
  ],
  [
    'blocks closed in the wrong order',
    '<Cards>\n<Card>\n</Cards>',
    '2:1 <Card>: <Card> is opened here but not closed. Write </Card> where it ends, before </Cards> on line 3.',
  ],
  [
    'a block that is closed but not open',
    'Text\n\n</Hero>',
    '3:1 </Hero>: </Hero> closes a block that is not open. Delete it, or write <Hero> where the block starts.',
  ],
  [
    'a sentence that starts like code',
    'import duties are paid by us.',
    '1:1 import duties are paid by us.: A line that starts with "import" is read as code. Start the sentence with another word.',
  ],
  [
    'no empty line after the imports',
    "import {Hero} from '@site/src/blocks';\n<Hero />",
    '2:1 <Hero />: Put an empty line between the imports and this line.',
  ],
  [
    'a gap of a mail program',
    '{{contact.firstname}}, you talk.',
    '1:1 {{contact.firstname}}: "{{contact.firstname}}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it. A fact has one brace on each side: {company.brand}.',
  ],
  [
    'a block imported twice',
    "import {Hero} from '@site/src/blocks';\nimport {Hero} from '@site/src/blocks';\n",
    '2:9 Hero: Hero is imported twice, here and on line 1. Delete it here.',
  ],
];

testRule('does-not-parse', [
  [
    'accepts a page that parses',
    'Answers in &lt;10 ms. {/* a note */}\n\n<Hero title="A > B">\n  {company.brand}\n</Hero>\n',
  ],
  ...cases.map(([name, source, finding]): [string, string, string[]] => [`explains ${name}`, source, [finding]]),
]);
