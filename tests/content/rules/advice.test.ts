/**
 * What a writer is told to write in place of a mistake. A finding in the right place with advice that makes another mistake of
 * it is worse than none.
 */

import { company } from '../../../src/site/company';
import type { Finding } from '../../../tools/content-check/finding';
import { runChecks } from '../../../tools/content-check/run';
import { siteOf } from '../../support/contentSite';

const BLOCKS =
  'Card, Cards, Hero, LegalText, Lanes, Message, PainPoint, PainPoints, People, Person, Section, Step, Steps, Stop, StripMap';

/** The findings about a text in a section of a page that has no other mistake. */
async function findingsIn(text: string, title = 'A page about roofs'): Promise<Finding[]> {
  const page = `---
title: "${title}"
description: What every visitor should know about roofs before the first rain of the year.
---

import {${BLOCKS}} from '@site/src/blocks';

<Hero title="About roofs" />

<Section title="What we do">

${text}

</Section>
`;
  const findings = await runChecks(siteOf({ 'pages/index.mdx': page, 'pages/contact.mdx': '' }));
  return findings.filter(({ file, rule }) => file === 'pages/index.mdx' && rule !== 'unused-import');
}

it.each<[mistake: string, text: string, suggestion: string]>([
  ['the wrong name of the only setting', '<PainPoint challenge="Rain">Text.</PainPoint>', 'title'],
  ['a word of another language', 'We look at it step by step und keep it.', 'and'],
  ['an address of nothing but slashes', '[Home](//) is here.', '/'],
  ['a link to the own computer', '[Write to us](http://localhost:3000/contact) today.', '/contact'],
  [
    'what other programs call an eyebrow',
    '<LegalText updated="2026-11-20">Text.</LegalText>\n\n</Section>\n\n<Section title="Two" subtitle="Utah">\n\nText.',
    'eyebrow',
  ],
  ['a character without its last sign', 'Roofs &mdash and tiles.', '&mdash;'],
  ['a British verb', 'We prioritise dry roofs.', 'prioritize'],
  ['half a character', 'We tell you&nbsp what it costs.', ''],
])('corrects %s', async (_, text, suggestion) => {
  expect((await findingsIn(text)).map((finding) => finding.suggestion)).toContain(suggestion);
});

it.each<[mistake: string, text: string, message: string]>([
  [
    'a card without its end',
    '<Cards>\n  <Card title="Slate">Dark.\n  <Card title="Clay">Red.</Card>\n</Cards>',
    '<Card> starts here and has no end. Write </Card> where it ends, at the latest before line 14',
  ],
  [
    'a text without its last mark, and a setting after it',
    '<People>\n  <Person name="Ann Roofer" role="Roofer sample>\n    She climbs.\n  </Person>\n</People>',
    'Write: role="Roofer" sample',
  ],
  [
    'a section in a section',
    'Text.\n\n<Section title="Two">\n\nText.\n\n</Section>',
    'Write </Section> before it, and delete the </Section> on line 20, which is then one too many',
  ],
  [
    'a ">" too many',
    '<Cards>\n  <Card title="One">One.</Card>>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'There is a ">" too many',
  ],
  [
    'a "<" too many',
    '<<Cards>\n  <Card title="One">One.</Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'There is a "<" too many',
  ],
  [
    'the end of a block that is cut off',
    '<Cards>\n  <Card title="One">\n    One.\n  </Car\n  <Card title="Two">Two.</Card>\n</Cards>',
    'This is the end of <Card>. Write </Card>.',
  ],
  [
    'two slashes',
    '<Cards>\n  <Card title="One">One.<//Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'and nothing else: </Card>',
  ],
  [
    'a space before the slash',
    '<Cards>\n  <Card title="One">One.< /Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'and nothing else: </Card>',
  ],
  [
    'the end of a block without its "<"',
    '<Cards>\n  <Card title="One">\n    One.\n  /Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'Write: </Card>',
  ],
  [
    'the start of a block without its "<"',
    '<Cards>\n  Card title="One">\n    One.\n  </Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'Write: <Card title="One">',
  ],
  [
    'an entry whose first line was deleted',
    '<Cards>\n    One.\n  </Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    '</Card> is the end of a block that has no start',
  ],
  ['an entry of a list without its hyphen', '- One roof\nTwo roofs\n- Three roofs', 'Write "- " before it'],
  [
    'the row of a table in a list',
    '- **Rain** on the roof\n- **Snow** on the roof\n| **Hail** | on the roof |',
    'Write: - Hail: on the roof',
  ],
  ['a sentence without its full stop', 'We climb up to the roof It is dry.', 'A full stop is missing'],
  ['a word of a dictation', 'We call within a day comma and you decide.', 'This was dictated'],
  ['a false friend', 'You become the cause in writing.', 'Write “get”'],
  ['a box of GitHub', '> [!NOTE]\n> Closed in winter.', 'A note that stands out is a <Banner>'],
  ['a bare address of our own', `See https://${company.domain}/contact today.`, 'This is a page of our own site'],
  ['our own mail address', `Write to ${company.email} today.`, 'Write <EmailLink /> instead'],
  [
    'a sign for a number in a sentence',
    'Text.\n\nWe are the\n#### one roofer in the valley.',
    'in the middle of a sentence. Delete the "#"',
  ],
  [
    'a ">" too many on a page that cannot be read',
    'Text <br> and more.\n\n<Cards>\n  <Card title="One">One.</Card>>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'There is a ">" too many',
  ],
  ['the stamp of a chat', '[14:32, 3/5/2025] Ann: We cover roofs.', 'from a chat'],
  [
    'a short title in capitals',
    '<Cards>\n  <Card title="WHAT WE COVER">One.</Card>\n  <Card title="Two">Two.</Card>\n</Cards>',
    'Words in capitals',
  ],
  ['a link of a chat program', 'See <https://roofs.com|Roofs>.', 'Write [Roofs](https://roofs.com).'],
  [
    'an entry of another block',
    '<Steps>\n  <Step title="Look">We look.</Step>\n  <Step title="Climb">We climb.</Step>\n  <Card title="Cover">We cover.</Card>\n</Steps>',
    'If it is one of them, write <Step …> in place of <Card …>, and </Step> at its end',
  ],
  ['a placeholder in brackets', 'We cover roofs in [OUR REGION].', 'Fill in the gap'],
  ['a phrase that goes on in the next line', 'You have a tile, a\nAPI and a door.', 'Write “an”'],
  ['a word that is another one with two letters swapped', 'It answers questions form your own pages.', 'Write “from”'],
])('says what to do about %s', async (_, text, message) => {
  expect((await findingsIn(text)).map((finding) => finding.message)).toContainEqual(expect.stringContaining(message));
});

it.each<[what: string, text: string]>([
  ['the number of an authority', 'Ask the Division of Roofs, [801-530-6601](tel:+18015306601).'],
  [
    'the address of an authority',
    `Write to the Division of Roofs, 160 East, ${company.address.city}, ${company.address.region} 00099.`,
  ],
  ['the day of an earlier text', 'For what you ordered before, the version of April 7, 2025 applies.'],
  ['the years of a past', 'From 2019–2021 we built roofs, and from 2021 to 2023 towers.'],
  ['what a machine costs', 'A good laptop is $900 to $1,400, and a server is yours from $3,333.'],
  ['signs that a writer wants to show', 'Write \\*not bold\\* on the roof.'],
  ['a product with a capital inside', 'We run pfSense.'],
  ['the year of a second office', 'In 1997 we opened a second office in the valley.'],
  ['the year in which somebody came', 'Ann joined us in 2024 from another roof.'],
  ['a sign of chemistry', 'Candles give off CO<sub>2</sub> and SO<sub>2</sub>.'],
  ['the plural of a word of the trade', 'It answers webhooks.'],
  [
    'texts of neighbors, which are not one sentence',
    `<People>\n${[...'ABCDEF'].map((letter) => `  <Person name="${letter}. Roofer" role="Roofer">climbs up to the roofs of ${letter.repeat(2)} and of the town</Person>`).join('\n')}\n</People>`,
  ],
])('says nothing about %s', async (_, text) => {
  const findings = await findingsIn(text);
  expect(findings.map(({ message }) => message)).toEqual([]);
});

it('says that every title gets the name of the company', async () => {
  const [finding] = await findingsIn('Text.', `About roofs | ${company.brand}`);
  expect(finding?.message).toContain(`The site adds "${company.brand}" to every title`);
});
