import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { company as facts, sampleFacts } from '../../../src/facts/company';
import { checkLaunch, isOnlyDue, rules } from '../../../tools/launch-check/checkLaunch';
import { SAMPLE_SHARE_IMAGE } from '../../../tools/launch-check/sampleRules';
import type { LaunchSite } from '../../../tools/launch-check/site';
import { readPage } from '../../../tools/pages/page';

interface More {
  environment?: LaunchSite['environment'];
  facts?: Partial<LaunchSite['facts']>;
  sampleNames?: string[];
}

/** A site with these files and facts, on September 1, 2026. */
function launchSite(
  files: Record<string, string>,
  { environment = {}, facts, sampleNames = [] }: More = {},
): LaunchSite {
  const noFacts = {
    company: {},
    sampleFacts: [],
    figures: {},
    partners: [],
    cases: [],
    plans: [],
    cookies: [],
  };
  return {
    pages: Object.entries(files)
      .filter(([file]) => file.endsWith('.mdx'))
      .map(([file, source]) => readPage(file, 'page', null, source)),
    facts: { ...noFacts, ...facts },
    factFiles: Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.yaml'))),
    staticFiles: Object.keys(files).flatMap((file) => (file.startsWith('static/') ? file.slice('static'.length) : [])),
    sampleNames,
    environment,
    today: new Date('2026-09-01T12:00:00Z'),
    read: (file) => (file in files ? Buffer.from(files[file] ?? '') : null),
  };
}

const company = (email: string, ...sampleFacts: string[]) => ({
  facts: { company: { brand: 'Acme', email }, sampleFacts },
});
const companyFile = { 'src/facts/company.yaml': 'company:\n  brand: Acme\n  email: a@b.com\n' };
const figure = (source: string) => ({ facts: { figures: { uptime: { value: '99%', kind: 'target', source } } } });
const figuresFile = { 'src/facts/figures.yaml': 'figures:\n  uptime: { value: 99%, kind: target }\n' };
const partnersFile = { 'src/facts/partners.yaml': 'partners:\n  - id: stripe\n    name: Stripe\n' };
const order = { title: 'It stayed', page: '/case-studies/order', service: '/ai' };
/** A page that shows something. */
const shows = (block: string) => ({ 'pages/shows.mdx': block });
const legal = (date: string) => ({
  'pages/terms.mdx': `# Terms\n\n<LegalText updated="${date}">\n\nWords.\n\n</LegalText>\n`,
});
const cookies = (group: string) => ({ facts: { cookies: [{ group }] } });
const consent = { 'pages/cookies.mdx': '<CookieTable />\n', 'pages/privacy.mdx': 'We use Google Analytics.\n' };
const analytics = { ...cookies('analytics'), environment: { GA_MEASUREMENT_ID: 'G-AB12CD34EF' } };
const mail = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: 'assessment',
};
const person = '<Person name="Ada" role="Engineer" sample>Builds.</Person>\n\n';
const notTold = 'Analytics is configured, but this page does not tell visitors about it.';

/** Sites with the findings of a rule: `file:line  what`. */
const cases: [rule: string, files: Record<string, string>, findings: string[], more?: More][] = [
  ['unread-pages', { 'pages/about.mdx': '# About\n' }, []],
  [
    'unread-pages',
    { 'pages/about.mdx': '# About\n\n<Hero\n' },
    ['pages/about.mdx:3  This page has a syntax error and could not be checked.'],
  ],
  ['company-facts', companyFile, [], company('mail@acme.com')],
  [
    'company-facts',
    companyFile,
    [
      'src/facts/company.yaml:2  The fact "brand" (Acme) is the sample company\'s.',
      'src/facts/company.yaml:3  The fact "email" (mail@acme.com) is the sample company\'s.',
    ],
    company('mail@acme.com', 'brand', 'email'),
  ],
  [
    'company-facts',
    companyFile,
    ['src/facts/company.yaml:3  The fact "email" (mail@acme.example) reaches nobody.'],
    company('mail@acme.example'),
  ],
  ['figures', figuresFile, [], figure('Status page, 2025')],
  // What no page shows is no claim.
  ['figures', figuresFile, [], figure('')],
  [
    'figures',
    { ...figuresFile, ...shows('{figures.uptime.value}') },
    ['src/facts/figures.yaml:2  The figure "uptime" (99%, target) has no source.'],
    figure(''),
  ],
  ['partners', partnersFile, [], { facts: { partners: [{ name: 'Stripe' }] } }],
  [
    'partners',
    { ...partnersFile, ...shows('<PartnerDirectory />') },
    ['src/facts/partners.yaml:3  Stripe is a sample partner.'],
    { facts: { partners: [{ name: 'Stripe', sample: true }] } },
  ],
  ['cases', {}, [], { facts: { cases: [{ ...order, sample: false }] } }],
  [
    'cases',
    { 'src/facts/cases.yaml': 'cases:\n  - page: /case-studies/order\n' },
    ['src/facts/cases.yaml:2  The case "It stayed" is invented.'],
    { facts: { cases: [{ ...order, sample: true }] } },
  ],
  ['plans', {}, [], { facts: { plans: [{ name: 'Team', tier: 'team' }] } }],
  [
    'plans',
    { 'src/facts/plans.yaml': 'plans:\n  - tier: team\n', ...shows('<PricingPlans />') },
    ['src/facts/plans.yaml:2  The plan Team, its price and what it includes are invented.'],
    { facts: { plans: [{ name: 'Team', tier: 'team', sample: true }] } },
  ],
  ['sample-names', { 'pages/a.mdx': 'In Salt Lake City, UT.\n' }, []],
  // What only looks like a name, and what no visitor reads.
  [
    'sample-names',
    { 'pages/a.mdx': 'But cut, Provolone, saltlakes.\n', 'src/facts/a.yaml': 'a: 1 # a\n  # Provo\n' },
    [],
    { sampleNames: ['UT', 'Provo', 'Salt Lake'] },
  ],
  // What a fact or a sample block still says.
  [
    'sample-names',
    { 'pages/a.mdx': `In Utah since 2015, 99% of the time.\n\n${person}By Ada.\n` },
    [],
    {
      facts: { company: { address: { region: 'Utah' }, founded: { firm: 2015 } }, ...figure('').facts },
      sampleNames: ['Utah', '2015', '99%', 'Ada'],
    },
  ],
  [
    'sample-names',
    { 'pages/a.mdx': 'A 2-hour response, and 45 minutes.\n\nA 12-hour one.\n' },
    ['pages/a.mdx:1  Left over from the sample company: "2 hours", "45 minutes".'],
    { sampleNames: ['2 hours', '45 minutes'] },
  ],
  ['sample-blocks', { 'pages/team.mdx': `${person.replace(' sample', '')}<Job title="A" sample={false} />\n` }, []],
  [
    'sample-blocks',
    {
      'pages/team.mdx': `${person}<Job\n  title="Cook"\n  sample={true}\n/>\n`,
      'pages/index.mdx': '<Quotes>\n  <Quote author="Bo" sample>Good.</Quote>\n</Quotes>\n',
    },
    [
      'pages/index.mdx:2  The testimonial by Bo is a sample.',
      'pages/team.mdx:1  The person Ada is a sample.',
      'pages/team.mdx:5  The position Cook is a sample.',
    ],
  ],
  ['sample-words', { 'pages/terms.mdx': 'A sample of words. {/* a comment on a sample */}\n' }, []],
  [
    'sample-words',
    { 'pages/terms.mdx': '# Terms\n\n{/* sample: Delete this section. */}\n\n## Samples\n' },
    ['pages/terms.mdx:3  This text is true of the sample company only.'],
  ],
  ['reserved-addresses', { 'pages/chat.mdx': 'For example.\n\nSee https://acme.com/example and the test.\n' }, []],
  [
    'reserved-addresses',
    {
      'pages/chat.mdx':
        '```html\n<script src="https://chat.acme.example/a.js"></script>\n```\n\n[www.example.org](/a)\n',
    },
    ['pages/chat.mdx:2  chat.acme.example reaches nobody.', 'pages/chat.mdx:5  www.example.org reaches nobody.'],
  ],
  ['legal-dates', legal('2025-09-02'), []],
  [
    'legal-dates',
    legal('2025-08-31'),
    ['pages/terms.mdx:3  This text was last reviewed on 2025-08-31, more than a year ago.'],
  ],
  ['mail-settings', {}, [], { environment: mail }],
  [
    'mail-settings',
    { '.env.example': '# Key\nEMAILJS_PUBLIC_KEY=\n', '.env': '\n\nEMAILJS_SERVICE_ID=\n' },
    [
      '.env:3  EMAILJS_SERVICE_ID is not set, so visitors cannot send enquiries.',
      '.env.example:2  EMAILJS_PUBLIC_KEY is not set, so visitors cannot send enquiries.',
    ],
    { environment: { ...mail, EMAILJS_PUBLIC_KEY: ' ', EMAILJS_SERVICE_ID: '' } },
  ],
  [
    'mail-settings',
    { '.env': '\nEMAILJS_CAPTCHA_SITE_KEY=6L\n' },
    [expect.stringContaining('.env:2  EMAILJS_CAPTCHA_SITE_KEY is "6L".')],
    { environment: { ...mail, EMAILJS_CAPTCHA_SITE_KEY: '6L' } },
  ],
  ['mail-recipient', {}, [], { environment: { ...mail, EMAILJS_RECIPIENT_TYPED: 'contact, assessment' } }],
  ...['', 'yes', 'contact,another'].map((typed): (typeof cases)[number] => [
    'mail-recipient',
    {},
    [expect.stringContaining('Nothing proves that the recipient is typed into the templates')],
    { environment: { ...mail, EMAILJS_RECIPIENT_TYPED: typed } },
  ]),
  ['service-information', {}, []],
  [
    'service-information',
    { 'pages/privacy.mdx': 'The chat loads when you open it.\n', 'pages/cookies.mdx': 'Chat: none.\n' },
    [],
    { environment: { CHAT_ID: 'a' } },
  ],
  [
    'service-information',
    { 'pages/privacy.mdx': 'No word.\n', 'pages/cookies.mdx': 'Chat: none.\n' },
    ['pages/privacy.mdx:1  The chat is configured, but this page does not tell visitors about it.'],
    { environment: { CHAT_ID: 'a' } },
  ],
  ['service-information', consent, [], analytics],
  [
    'service-information',
    { 'pages/cookies.mdx': 'No table.\n', 'pages/privacy.mdx': 'No word.\n' },
    [`pages/cookies.mdx:1  ${notTold}`, `pages/privacy.mdx:1  ${notTold}`],
    analytics,
  ],
  ['analytics-consent', consent, [], analytics],
  [
    'analytics-consent',
    { ...consent, 'src/facts/cookies.yaml': 'cookies: []\n' },
    [
      'src/facts/cookies.yaml:1  Analytics is configured, but no listed cookie needs consent, so visitors are not asked.',
    ],
    { ...analytics, ...cookies('necessary') },
  ],
  [
    'analytics-consent',
    { ...consent, '.env': 'GA_MEASUREMENT_ID=UA-1\n' },
    [expect.stringContaining('.env:1  GA_MEASUREMENT_ID is "UA-1".')],
    { ...cookies('analytics'), environment: { GA_MEASUREMENT_ID: 'UA-1' } },
  ],
  ['share-image', { 'static/images/share.png': 'another image' }, []],
  ['share-image', {}, ['static/images/share.png:1  There is no sharing image for pages without one of their own.']],
  ['code-owners', { '.github/CODEOWNERS': '# The last match counts.\n* @acme/web\n' }, []],
  [
    'code-owners',
    { '.github/CODEOWNERS': '# Who reviews what\n# Sample: invented teams\n* @acme/web\n' },
    ['.github/CODEOWNERS:2  The teams that review changes are samples.'],
  ],
];

const findingsOf = (rule: string, site: LaunchSite) => checkLaunch(site).filter((finding) => finding.rule === rule);

it.each(cases)('%s, in %j: %j', (rule, files, findings, ...[more]) => {
  const found = findingsOf(rule, launchSite(files, more));
  expect(found.map(({ file, line, what }) => `${file}:${line}  ${what}`)).toEqual(findings);
});

it('holds a deploy back for what was never right, and not for a text that is due for a review', () => {
  const found = checkLaunch(launchSite(legal('2025-08-31'), { environment: mail }));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(isOnlyDue).map(({ rule }) => rule)).toEqual(['legal-dates']);
});

it('has a passing and a failing case for every rule', () => {
  for (const name of Object.keys(rules)) {
    const counts = cases.filter(([rule]) => rule === name).map(([, , findings]) => Math.min(findings.length, 1));
    expect([name, ...new Set(counts)]).toEqual([name, 0, 1]);
  }
});

describe('an owner who edits company.yaml alone', () => {
  const sampleCompany = 'company:\n  brand: Acme Roofs\n  city: Salt Lake City\n  blurb: Roofs in Utah.\n';
  const files = {
    'pages/index.mdx':
      '---\ntitle: Roofs in Salt Lake City\n---\n\nIn Salt\n  Lake City, UT.\n\n<Picture alt="SALT LAKE CITY, Provo" />\n',
    'src/facts/navigation.yaml': 'a: 1\n\n# A comment on Provo\nsubtext: 50–100 people\n',
    'static/images/salt-lake-city.jpg': '',
    'README.md': '# The site of Acme Roofs\n',
    'package.json': '{\n  "name": "acme-roofs-website"\n}\n',
    '.github/SECURITY.md': 'Write to security@acmeroofs.com.\n',
  };

  const sampleNames = ['Acme Roofs', 'Salt Lake City', 'UT', 'Utah', 'Provo', '50–100'];

  /** The findings once `company.yaml` has this text. */
  function leftOver(text: string, ...facts: string[]): string[] {
    const { company } = parse(text) as { company: Record<string, string> };
    const site = launchSite(
      { ...files, 'src/facts/company.yaml': text },
      { facts: { company, sampleFacts: facts }, sampleNames },
    );
    return findingsOf('sample-names', site).map(({ file, line, what }) => `${file}:${line}  ${what.split(': ')[1]}`);
  }

  it('learns where every name is left, with file and line', () => {
    expect(leftOver('company:\n  brand: Quay\n  city: Duluth\n  blurb: Roofs in Utah.\n')).toEqual([
      '.github/SECURITY.md:1  "Acme Roofs".',
      'package.json:2  "Acme Roofs".',
      'pages/index.mdx:2  "Salt Lake City".',
      'pages/index.mdx:5  "Salt Lake City".',
      'pages/index.mdx:6  "UT".',
      'pages/index.mdx:8  "Salt Lake City", "Provo".',
      'README.md:1  "Acme Roofs".',
      'src/facts/company.yaml:4  "Utah".',
      'src/facts/navigation.yaml:4  "50–100".',
      'static/images/salt-lake-city.jpg:1  "Salt Lake City".',
    ]);
  });

  it('reads nothing more of a fact that is marked as the sample’s, nor of what the facts still say', () => {
    const found = leftOver(sampleCompany, 'brand', 'city', 'blurb');
    expect(found.join('\n')).not.toMatch(/Acme Roofs|Salt Lake City|company\.yaml/);
  });
});

// A site with a brand of its own has another image.
(sampleFacts.includes('brand') ? it : it.skip)('recognizes the sharing image of the sample company', () => {
  const image = readFileSync('static/images/share.png');
  expect({ SAMPLE_SHARE_IMAGE }).toEqual({ SAMPLE_SHARE_IMAGE: createHash('sha256').update(image).digest('hex') });
  expect(findingsOf('share-image', { ...launchSite({}), read: () => image })).toHaveLength(1);
});

it('finds the lines of this project’s facts', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : null);
  const site = launchSite({}, { facts: { company: facts, sampleFacts: Object.keys(facts) } });
  const lines = findingsOf('company-facts', { ...site, read }).map(({ line }) => line);
  expect(lines).not.toContain(1);
  expect(new Set(lines).size).toBe(Object.keys(facts).length);
});
