import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { readFacts } from '../../../lib/facts/readFacts';
import { filesIn } from '../../../lib/filesIn';
import { schema as plansSchema } from '../../../src/site/plans';
import { facts } from '../../../tools/content-check/rules/facts';
import { checkFactFile, runChecks } from '../../../tools/content-check/run';
import { siteOf } from '../../support/contentSite';

/** Files of facts that do not depend on the site's own. The schemas are the site's. */
const FILES = {
  claims: `claims:
  experience: 20+
  transformations: { home: '10', questions: '12' }
  founded:
    story: 2015
    structuredData: 2000
  entryPrice: $4,999
unconfirmedClaims: []
`,
  partners: `partnerCategories: [Cloud]
partners:
  - id: aws
    name: AWS
    website: https://aws.amazon.com
    description: We run it for {claims.founded.story} years.
    logo: aws
    backgroundColor: '#FFF7E8'
    category: Cloud
`,
  redirects: `redirects:
  - { from: /story, to: '/about#story' }
`,
};

type Name = keyof typeof FILES;

async function findingsAfter(name: Name, right: string, wrong: string): Promise<string[]> {
  const text = FILES[name].replace(right, () => wrong);
  const files = Object.entries({ ...FILES, [name]: text }).map(([file, source]) => [`src/site/${file}.yaml`, source]);
  const site = siteOf({ 'pages/about.mdx': '## Story {#story}', ...Object.fromEntries(files) });
  const findings = await runChecks(site, [facts]);
  return findings.map(({ file, line, message }) => `${file.replace('src/site/', '')}:${line} ${message}`);
}

it('accepts facts without a mistake', async () => {
  expect(await findingsAfter('partners', '', '')).toEqual([]);
});

it.each<[mistake: string, name: Name, right: string, wrong: string, findings: string[]]>([
  [
    'an entry without its hyphen',
    'redirects',
    '  - { from: /story',
    '  - from: /a\n    to: /about\n  - from: /c\n    to: /about\n  from: /b\n    to: /about\n  - { from: /story',
    ['redirects.yaml:6 A new entry starts with a hyphen. Write: - from: /b'],
  ],
  [
    'a hyphen without its space',
    'partners',
    '  - id: aws',
    '  -id: aws',
    ['partners.yaml:3 Write a space after the hyphen: - id: aws'],
  ],
  [
    'another sign for a hyphen',
    'partners',
    '  - id: aws',
    '  • id: aws',
    ['partners.yaml:3 Write a hyphen in place of "•": - id: aws'],
  ],
  [
    'a name without its colon',
    'partners',
    '    name: AWS',
    '    name AWS',
    ['partners.yaml:4 There is no colon after "name". Write: name: AWS'],
  ],
  [
    'a name between braces without its colon',
    'redirects',
    'to: ',
    'to ',
    [`redirects.yaml:2 There is no colon after "to". Write to: '/about#story'`],
  ],
  [
    'quotation marks inside a text',
    'partners',
    'name: AWS',
    'name: "The "AWS" cloud"',
    [
      'partners.yaml:4 A quotation mark inside the text ends it too early. Write curly ones there: name: "The “AWS” cloud"',
    ],
  ],
  [
    'a text that starts with a sign',
    'partners',
    'name: AWS',
    'name: &AWS cloud',
    ['partners.yaml:4 A text that starts with "&" needs quotation marks. Write: name: "&AWS cloud"'],
  ],
  [
    'two names on one line',
    'redirects',
    "{ from: /story, to: '/about#story' }",
    'from: /a to: /about\n    to: /about',
    [`redirects.yaml:2 Two entries are on one line. Write "to: /about" on a line of its own, below "from: /a".`],
  ],
  [
    'a text in place of an entry',
    'redirects',
    "{ from: /story, to: '/about#story' }",
    '/story -> /about',
    [
      `redirects.yaml:2 redirects: "/story -> /about" is not complete: an entry has names. Write it as { from: …, to: … }.`,
    ],
  ],
  [
    'a price with its currency',
    'claims',
    'story: 2015',
    'story: $2015',
    [
      'claims.yaml:5 story: "$2015" must be only a number, without a currency sign or a word, and with a point and no comma. Write story: 2015.',
    ],
  ],
  [
    'a comma in a number',
    'claims',
    'story: 2015',
    'story: 2015,00',
    [
      'claims.yaml:5 story: "2015,00" must be only a number, without a currency sign or a word, and with a point and no comma. Write story: 2015.',
    ],
  ],
  [
    'an unknown name',
    'partners',
    'name: AWS',
    'nmae: AWS',
    ['partners.yaml:4 Nothing on the site reads "nmae". Did you mean "name"?'],
  ],
  [
    'a missing name',
    'partners',
    '    name: AWS\n',
    '',
    ['partners.yaml:3 "name" is missing in this entry. Write a line "name: …", as in the other entries.'],
  ],
  [
    'a comma at the end of a line',
    'partners',
    'name: AWS',
    'name: AWS,',
    ['partners.yaml:4 The comma at the end of "AWS," would be published. Delete it: lines end without one.'],
  ],
  [
    'curly quotation marks',
    'partners',
    'name: AWS',
    'name: “AWS”',
    ['partners.yaml:4 The curly quotation marks around “AWS” would be published. Write: AWS'],
  ],
  [
    'a quotation mark that is not closed',
    'partners',
    'name: AWS',
    'name: "AWS',
    ['partners.yaml:4 There is no quotation mark (") at the end. Write: name: "AWS"'],
  ],
  [
    'a colon in a text',
    'partners',
    'name: AWS',
    'name: AWS: all of it',
    ['partners.yaml:4 A text that contains a colon needs quotation marks. Write: name: "AWS: all of it"'],
  ],
  [
    'a # in a text',
    'partners',
    'name: AWS',
    'name: AWS #1',
    [
      'partners.yaml:4 Visitors would not see what follows the "#", which starts a note. Put the whole text in quotation marks: "AWS #1"',
    ],
  ],
  [
    'a color without quotation marks',
    'partners',
    "'#FFF7E8'",
    '#FFF7E8',
    [
      'partners.yaml:8 "#" starts a note, so nothing follows "backgroundColor:". Put it in quotation marks: backgroundColor: "#FFF7E8".',
    ],
  ],
  [
    'a space too many at the start of a line',
    'partners',
    '    website:',
    '     website:',
    ['partners.yaml:5 This line starts with 5 spaces, and the other names of this entry with 4. Write 4.'],
  ],
  [
    'a space too few at the start of a line',
    'partners',
    '    website:',
    '   website:',
    ['partners.yaml:5 This line starts with 3 spaces, and the other names of this entry with 4. Write 4.'],
  ],
  [
    'an entry without its hyphen',
    'partners',
    '    category: Cloud\n',
    '    category: Cloud\n    id: gcp\n',
    [
      'partners.yaml:10 "id" appears a second time in this entry. If a new entry starts here, write a hyphen before it: "- id: …".',
    ],
  ],
  [
    'an entry without its last brace',
    'redirects',
    "'/about#story' }",
    "'/about#story'",
    ['redirects.yaml:2 The entry on this line has no "}" at its end. Write: - { from: /story, to: \'/about#story\' }'],
  ],
  [
    'a tab',
    'partners',
    '    name: AWS',
    '\tname: AWS',
    ['partners.yaml:4 This line starts with a tab, a wide gap. Write spaces in its place.'],
  ],
  [
    'a tab before a name that other entries have',
    'partners',
    '    category: Cloud\n',
    '    category: Cloud\n\t- id: gcp\n',
    [
      'partners.yaml:10 This line starts with a tab, a wide gap. Delete it, and write 2 spaces, as before "- id:" in the other entries.',
    ],
  ],
  [
    'a space too few in a file with a text of several lines',
    'partners',
    '    description: We run it for {claims.founded.story} years.\n    logo: aws',
    '    description: "We run it for {claims.founded.story} years,\n      and for more."\n   logo: aws',
    ['partners.yaml:8 This line starts with 3 spaces, and the other names of this entry with 4. Write 4.'],
  ],
  [
    'a name without a space after its colon, which makes one text of two lines',
    'partners',
    'id: aws\n    name: AWS\n',
    'id:aws\n    name: AWS\n',
    ['partners.yaml:3 Write a space after the colon: - id: aws'],
  ],
  [
    'an entry of a list in another column',
    'partners',
    'partnerCategories: [Cloud]',
    'partnerCategories:\n- Cloud\n  - Chat',
    [
      'partners.yaml:2 This line is not an entry of the list below it. Write it like the other entries, with as many spaces before the hyphen and one after it: - Cloud',
    ],
  ],
  [
    'a text without its first quotation mark',
    'partners',
    'We run it for {claims.founded.story} years.',
    'We run it: since {claims.founded.story}."',
    [
      'partners.yaml:6 A text that contains a colon needs quotation marks. Write: description: "We run it: since {claims.founded.story}."',
    ],
  ],
  [
    'a level of names that is gone',
    'claims',
    '  founded:\n',
    '',
    [
      'claims.yaml:4 This line starts with 4 spaces, and the other names of this entry with 2. Write 2. If a name such as "title:" is missing above it, write that.',
    ],
  ],
  [
    'an entry of a list without its hyphen',
    'partners',
    'partnerCategories: [Cloud]',
    'partnerCategories:\n  - Cloud\n    Payment\n  - Chat',
    ['partners.yaml:3 There is no hyphen before "Payment", so it became a part of the entry above. Write: - Payment'],
  ],
  [
    'a name that was changed in place of its value',
    'claims',
    'entryPrice:',
    'smallestProject:',
    ['claims.yaml:7 Nothing on the site reads "smallestProject". Did you mean "entryPrice"?'],
  ],
  [
    'a value that is gone',
    'partners',
    'name: AWS',
    'name:',
    ['partners.yaml:4 Nothing follows "name:". Write its text after the colon.'],
  ],
  [
    'only one quotation mark',
    'partners',
    'We run it for {claims.founded.story} years.',
    '“We run it for years.',
    ['partners.yaml:6 There is only one quotation mark in “We run it for years.. Delete it, or write the other one.'],
  ],
  [
    'a name in quotation marks',
    'partners',
    '    name:',
    '    “name”:',
    ['partners.yaml:4 Write the name “name” without quotation marks.'],
  ],
  [
    'a line of a text that begins too early',
    'partners',
    'We run it for {claims.founded.story} years.',
    'We run it\nfor years.',
    [
      'partners.yaml:7 This line does not start with a name and a colon, as in "name: Team". If it belongs to the text above, write both on one line.',
    ],
  ],
  [
    'an entry between two levels',
    'partners',
    '  - id: aws\n',
    '  - id: aws\n   - id: gcp\n',
    [
      'partners.yaml:4 This line does not start below the lines that it belongs to. Entries of one list start in the same column, and so do the names of one entry.',
    ],
  ],
  [
    'a text below its name',
    'partners',
    'description: We run it for {claims.founded.story} years.',
    'description: >\nWe run it for years.',
    ['partners.yaml:7 Write two spaces at the start of this line, so that it belongs to the line above.'],
  ],
  [
    'the line of a page among facts',
    'partners',
    'partners:\n',
    '---\npartners:\n',
    [
      'partners.yaml:2 This line cannot be read here. A name such as "title:" may be missing above it, or its text needs quotation marks.',
    ],
  ],
  [
    'an unknown name without a like one',
    'partners',
    '    category: Cloud\n',
    '    category: Cloud\n    zzz: 1\n',
    [
      'partners.yaml:10 Nothing on the site reads "zzz". An entry here has: id, name, website, description, logo, backgroundColor, category, sample. Delete this line.',
    ],
  ],
  [
    'a hyphen in a column of its own',
    'redirects',
    "  - { from: /story, to: '/about#story' }",
    '  - from: /a\n    to: /about\n  - from: /b\n    to: /about\n   - from: /c\n     to: /about',
    ['redirects.yaml:6 The hyphen has 3 spaces before it, and those of the other entries have 2. Write 2.'],
  ],
  [
    'a hyphen in the middle of an entry',
    'partners',
    '    website: https',
    '  - website: https',
    [
      'partners.yaml:5 The hyphen makes a new entry of this line, which belongs to the entry above. Delete the hyphen, and write a space in its place.',
    ],
  ],
  [
    'an old and a new address that are swapped',
    'redirects',
    "{ from: /story, to: '/about#story' }",
    '{ from: /about, to: /story }',
    ['redirects.yaml:2 "/about" is a page, and "/story" is none: the two are swapped. Write from: /story, to: /about'],
  ],
  [
    'an entry that is not finished',
    'partners',
    '    category: Cloud\n',
    '    category: Cloud\n  - id: gcp\n    name: GCP\n',
    [
      'partners.yaml:10 This entry is not finished. It lacks 5 lines, which the other entries have: "website: …", "description: …", "logo: …", "backgroundColor: …", "category: …".',
    ],
  ],
  [
    'a name that appears twice',
    'partners',
    'name: AWS',
    'name: AWS\n    name: AWS',
    ['partners.yaml:5 "name" is on line 4 of this entry already. Delete one of the two lines.'],
  ],
  [
    'an unknown fact in a text',
    'partners',
    '{claims.founded.story}',
    '{claims.founded.year}',
    [
      'partners.yaml:6 There is no fact {claims.founded.year}. Look for its name in src/site/company.yaml or src/site/claims.yaml.',
    ],
  ],
  [
    'a link to a missing page',
    'redirects',
    '/about#story',
    '/abuot',
    ['redirects.yaml:2 "/story" leads to "/abuot", and there is no such page. Did you mean "/about"?'],
  ],
  [
    'a link to a missing anchor',
    'redirects',
    '#story',
    '#stori',
    ['redirects.yaml:2 No heading of the page /about has the address "#stori". Did you mean "#story"?'],
  ],
  [
    'a query after an anchor',
    'redirects',
    '#story',
    '#story?from=old',
    ['redirects.yaml:2 The part with "?" comes before the "#". Write /about?from=old#story.'],
  ],
  [
    'a loop of redirects',
    'redirects',
    'redirects:',
    'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }',
    [
      'redirects.yaml:2 "/a" leads to "/b", which leads on to "/a". Delete one of the two entries.',
      'redirects.yaml:3 "/b" leads to "/a", which leads on to "/b". Delete one of the two entries.',
    ],
  ],
])('names %s', async (_, name, right, wrong, findings) => {
  expect(await findingsAfter(name, right, wrong)).toEqual(findings);
});

it('names a file of facts that is missing', () => {
  expect(() => readFacts('/nowhere/plans.ts', v.strictObject({}))).toThrow('plans.yaml:1  This file is missing.');
});

it('asks for the value of a name that may be null, where it is empty', () => {
  const price = v.pipe(v.nullable(v.number()), v.description('Dollars; `null` if it is agreed.'));
  const schema = v.strictObject({ plans: v.array(v.strictObject({ price })) });
  const errorsOf = (text: string) => checkFacts(text, schema, () => undefined).errors;
  expect(errorsOf('plans:\n  - price: null\n  - price: 49\n')).toEqual([]);
  expect(errorsOf('plans:\n  - price: null\n  - price:\n')).toEqual([
    {
      ...{ start: 27, end: 32, suggestion: null },
      message:
        'Nothing follows "price:". Write its text after the colon, or the word null. Dollars; `null` if it is agreed.',
    },
  ]);
});

it('names the plan that lacks a feature', () => {
  const planWith = (name: string, ...titles: string[]) =>
    [
      `  - tier: ${name}`,
      `    name: ${name}`,
      '    price: 1',
      '    description: Text',
      '    buttonText: Text',
      '    features:',
    ]
      .concat(titles.map((title) => `      - { title: ${title}, included: true }`))
      .join('\n');
  const text = ['plans:', planWith('one', 'a', 'b'), planWith('two', 'a'), planWith('three', 'c', 'b')].join('\n');
  expect(checkFacts(text, plansSchema, () => undefined).errors.map(({ message }) => message)).toEqual([
    '"features" of the plan two lists only 1 of the 2 that the other plans have. Add "b", with "included: false" if the plan does not have it.',
  ]);
});

it('suggests the icon that a word means', () => {
  const schema = v.strictObject({ icon: v.picklist(['laptop', 'mail']) });
  const [error] = checkFacts('icon: computer\n', schema, () => undefined).errors;
  expect(error).toMatchObject({ suggestion: 'laptop', handbook: '/handbook/icons' });
});

it.each<[mistake: string, file: string, edit: (source: string) => string, message: string]>([
  [
    'one text for opposite things',
    'strings.yaml',
    (source) => source.replace(/notIncluded: .*/, 'notIncluded: Yes').replace(/ included: .*/, ' included: Yes'),
    '"Yes" is also the text of "included", which means the opposite. Correct one of the two.',
  ],
  [
    'words before a link without a space',
    'formStrings.yaml',
    (source) => source.replace(/before: .*/, 'before: I agree to the'),
    'A space is missing between these words and the link. Write it inside quotation marks: before: "I agree to the "',
  ],
])('reports %s', async (_, name, edit, message) => {
  const own = filesIn('src/site').filter((file) => file.endsWith('.yaml'));
  const files = own.map((file): [string, string] => [`src/site/${file}`, readFileSync(`src/site/${file}`, 'utf8')]);
  const edited = files.map(([file, source]) => [file, file.endsWith(`/${name}`) ? edit(source) : source]);
  const findings = await runChecks(siteOf(Object.fromEntries(edited)), [facts]);
  expect(findings.map((finding) => finding.message)).toContain(message);
});

it.each<[mistake: string, right: string, wrong: string, finding: string]>([
  [
    'an address that was copied from another entry',
    '    category: Cloud\n',
    "    category: Cloud\n  - id: other\n    name: Oak\n    website: https://aws.amazon.com\n    description: Text.\n    logo: vue\n    backgroundColor: '#FFF7E8'\n    category: Cloud\n",
    '12 facts "https://aws.amazon.com" is already the website of another entry. Write a different one here.',
  ],
  [
    'a word that is misspelled',
    'We run it',
    'We recieve it',
    '6 spelling "recieve" is not in the dictionary. Did you mean "receive"?',
  ],
])('reports %s in the texts of facts', async (_, right, wrong, expected) => {
  const site = siteOf({
    'src/site/partners.yaml': FILES.partners.replace(right, wrong),
    'src/site/claims.yaml': FILES.claims,
  });
  const findings = await checkFactFile(site, 'src/site/partners.yaml');
  expect(findings.map(({ line, rule, message }) => `${line} ${rule} ${message}`)).toEqual([
    expect.stringContaining(expected),
  ]);
});
