import { testRule } from '../../support/contentSite';

const cases: [name: string, source: string, finding: string][] = [
  [
    'a "<" in text',
    'Answers\nin <10 ms.',
    '2:4 <10: The sign "<" begins a block here, so the page cannot be read. Write it in words, such as “less than”, or write "&lt;10".',
  ],
  [
    'an HTML comment',
    '<!-- later -->',
    '1:1 <!-- later -->: A note to colleagues is written {/* later */}. Visitors do not see it.',
  ],
  [
    'an address',
    'Write to <me@example.com>.',
    '1:10 <me@example.com>: An address between < and > does not become a link here. Write <EmailLink /> for our own address, or [words](mailto:me@example.com) for another one.',
  ],
  [
    'braces around the value of a setting',
    '<Action to={/careers}>Careers</Action>',
    '1:12 {/careers}: Words and addresses are written in quotation marks, not between { and }. Write: to="/careers"',
  ],
  [
    'a slash that ends a block before its text',
    '<Cards>\n<Card title="One" />\n\nWords.\n\n</Card>\n</Cards>',
    '2:19 />: The slash before ">" ends <Card> here, but it has text and ends again on line 6. Delete the slash.',
  ],
  [
    'a curly quotation mark at the end of a value',
    '<Hero title="Hello” eyebrow="Now" />',
    '1:7 title="Hello”: The text of "title" ends with a curly quotation mark (”), and must end with a straight one. Write: title="Hello"',
  ],
  [
    'a curly quotation mark at the end of the last value',
    '<Card title="Roofs" icon="ladder”>\n\nText\n\n</Card>',
    '1:21 icon: The text of "icon" ends with a curly quotation mark (”), and must end with a straight one. Write: icon="ladder"',
  ],
  [
    'a curly apostrophe at the end of a value that starts with a straight one',
    "<Hero title='Hello’>\n</Hero>",
    '1:7 title: The text of "title" ends with a curly quotation mark (’), and must end with a straight one. Write: title=\'Hello\'',
  ],
  [
    'a curly quotation mark that belongs to one inside the value',
    '<Hero title="What is “slate”>\n</Hero>',
    '1:7 title: The text of "title" has no quotation mark (") at its end. Write: title="What is “slate”"',
  ],
  [
    'curly quotation marks around a text with an apostrophe',
    '<Hero title=“It’s dry” />',
    '1:13 “: Write straight quotation marks (") in place of “: title="It’s dry"',
  ],
  [
    'a curly quotation mark after a value without any',
    '<Hero title=Roofs” tone="ink" />',
    '1:13 Roofs”: Put this in quotation marks: title="Roofs"',
  ],
  [
    'quotation marks with a backslash',
    '<Hero title="What \\"dry\\" means" />',
    '1:7 title="What \\": Straight quotation marks inside a text end it too early, also with a "\\" before them. Write curly ones there: title="What “dry” means"',
  ],
  [
    'a fact with the colon of another program',
    '<Statistic :value="claims.experience">years</Statistic>',
    '1:12 :value="claims.experience": A setting has no ":" before its name, and a fact is written between { and }. Write: value={claims.experience}',
  ],
  [
    'no empty line before a block with empty lines inside',
    "import {Hero} from '@site/src/blocks';\n<Hero>\n\nText\n\n</Hero>\n\nText",
    '2:1 <Hero>: Write an empty line before this one: the line above starts with "import" and is for the program.',
  ],
  [
    'braces',
    'Price {ask us} now.',
    '1:7 {ask us}: What is between { and } is read as a program, and "ask us" is none. Delete the two braces. A note to colleagues is written {/* ask us */}.',
  ],
  [
    'an anchor in old syntax',
    '## Title {#title}',
    '1:10 {#title}: The address of a heading is written like this: {/* #title */}',
  ],
  [
    'an open brace',
    'One\n\nTwo { three',
    '3:5 {: The "{" has no "}" at its end. Delete it, or write "&#123;" to show the sign.',
  ],
  [
    'curly quotation marks',
    '<Hero title=“Hello” />',
    '1:13 “: Write straight quotation marks (") in place of “: title="Hello"',
  ],
  [
    'an open quotation mark',
    '<Hero title="Hello>\n</Hero>\n\n<Section title="One">\n</Section>',
    '1:7 title: The text of "title" has no quotation mark (") at its end. Write: title="Hello"',
  ],
  [
    'an open quotation mark before another setting',
    '<Hero title="Hello eyebrow="Now" />',
    '1:7 title="Hello: The text of "title" has no quotation mark (") at its end. Write: title="Hello"',
  ],
  [
    'a block without content that is not closed',
    '<Section title="One">\n\nWrite to <EmailLink> today.\n\n</Section>',
    '3:10 <EmailLink>: <EmailLink> starts here and has no end. Write <EmailLink />, with a slash: there is nothing to write inside it.',
  ],
  [
    'a gap between < and >',
    'As of <date>, we climb.',
    '1:7 <date>: <date> is a gap that nobody has filled in. Write the words themselves, or delete it.',
  ],
  [
    'an item in place of its group',
    '<Question>\n<Question title="A">No.</Question>\n</Questions>',
    '1:2 Question: This block ends as </Questions> on line 3. Write <Questions> here, too.',
  ],
  [
    'a block in square brackets',
    '[Section title="A"]\n\nText\n\n</Section>',
    '1:1 [Section title="A"]: These signs make no block: its first line starts with "<" and ends with ">". Write: <Section title="A">',
  ],
  [
    'a setting without quotation marks around several words',
    '<Hero title=What we do tone="ink" />',
    '1:13 What we do: Put this in quotation marks: title="What we do"',
  ],
  [
    'quotation marks inside the text of a setting',
    '<Hero title="What we "really" do" tone="ink" />',
    '1:7 title="What we ": Straight quotation marks inside a text end it too early. Write curly ones there: title="What we “really” do"',
  ],
  [
    'a block that is not closed',
    'Text\n\n<Section title="One">\n\nText',
    '3:1 <Section title="One">: <Section> starts here and has no end. Write </Section> where it ends.',
  ],
  [
    'blocks closed in the wrong order',
    '<Cards>\n<Card>\n</Cards>',
    '2:1 <Card>: <Card> starts here and has no end. Write a slash before its ">", because nothing is inside it: />',
  ],
  [
    'a block that is closed but not open',
    'Text\n\n</Hero>',
    '3:1 </Hero>: </Hero> is the end of a block that has no start. Delete it, or write <Hero> where the block starts.',
  ],
  [
    'a sentence that starts like code',
    'import duties are paid by us.',
    '1:1 import duties are paid by us.: A line that starts with "import" is read as a program. Start the sentence with another word.',
  ],
  [
    'no empty line after the imports',
    "import {Hero} from '@site/src/blocks';\n<Hero />",
    '2:1 <Hero />: Write an empty line before this one: the line above starts with "import" and is for the program.',
  ],
  [
    'a gap of a mail program',
    '{{contact.firstname}}, you talk.',
    '1:1 {{contact.firstname}}: "{{contact.firstname}}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it.',
  ],
  [
    'a block imported twice',
    "import {Hero} from '@site/src/blocks';\nimport {Hero} from '@site/src/blocks';\n",
    '2:9 Hero: Hero is in the import lines twice, here and on line 1. Delete it here.',
  ],
];

testRule('does-not-parse', [
  [
    'accepts a page that parses',
    'Answers in &lt;10 ms. {/* a note */}\n\n<Hero title="A > B">\n  {company.brand}\n</Hero>\n',
  ],
  ...cases.map(([name, source, finding]): [string, string, string[]] => [`explains ${name}`, source, [finding]]),
]);
