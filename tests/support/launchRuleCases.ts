const company = (value: string, sampleNames: string) =>
  `export const company = {\n  brand: 'Acme',\n  email: '${value}',\n} as const;\nexport const sampleFacts = [${sampleNames}];\n`;
const claims = (names: string) =>
  `export const claims = {\n  experience: '20+',\n  founded: { story: 2015, structuredData: 2000 },\n};\nexport const unconfirmedClaims = [${names}];\n`;
const partner = (mark: string) => `export const partners = [\n  {\n    name: 'Stripe',\n${mark}  },\n];\n`;
const legal = (date: string) => `# Terms\n\n<LegalText updated="${date}">\n\nWords.\n\n</LegalText>\n`;
const cookies = (group: string) => `export const cookies = [\n  { name: '_ga', group: '${group}' },\n];\n`;

const mail = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: 'assessment',
};
const consentFiles = {
  'src/site/cookies.ts': cookies('analytics'),
  'pages/cookies.mdx': '<CookieTable />\n',
  'pages/privacy.mdx': 'We use Google Analytics.\n',
};
/** Analytics is configured. */
export const measured = { GA_MEASUREMENT_ID: 'G-AB12CD34EF' };

type Files = Record<string, string>;
type Environment = Record<string, string>;
/** Files and environments that a rule finds nothing in, and others with what it finds: `file:line  what`. */
interface RuleCase {
  rule: string;
  pass: [files: Files, environment?: Environment][];
  fail: [files: Files, expected: string[], environment?: Environment][];
}

export const launchRuleCases: readonly RuleCase[] = [
  {
    rule: 'unread-pages',
    pass: [[{ 'pages/about.mdx': '# About\n' }]],
    fail: [
      [
        { 'pages/about.mdx': '# About\n\n<Hero\n' },
        ['pages/about.mdx:4  This page has a mistake and could not be looked through.'],
      ],
    ],
  },
  {
    rule: 'company-facts',
    pass: [[{ 'src/site/company.ts': company('mail@acme.com', '') }]],
    fail: [
      [
        { 'src/site/company.ts': company('mail@acme.com', "'brand', 'email'") },
        [
          'src/site/company.ts:2  The sample company\'s brand "Acme".',
          'src/site/company.ts:3  The sample company\'s email "mail@acme.com".',
        ],
      ],
      [
        { 'src/site/company.ts': company('mail@acme.example', '') },
        ['src/site/company.ts:3  Nobody can be reached under the email "mail@acme.example".'],
      ],
    ],
  },
  {
    rule: 'claims',
    pass: [[{ 'src/site/claims.ts': claims('') }]],
    fail: [
      [
        { 'src/site/claims.ts': claims("'experience', 'founded'") },
        [
          'src/site/claims.ts:2  The claim "experience" is not confirmed: 20+.',
          'src/site/claims.ts:3  The claim "founded" is not confirmed: 2015 and 2000.',
        ],
      ],
    ],
  },
  {
    rule: 'partners',
    pass: [[{ 'src/site/partners.ts': partner('') }]],
    fail: [
      [{ 'src/site/partners.ts': partner('    sample: true,\n') }, ['src/site/partners.ts:4  Sample partner: Stripe.']],
    ],
  },
  {
    rule: 'sample-blocks',
    pass: [
      [
        {
          'pages/team.mdx': '<Person name="Ada" role="Engineer">Builds.</Person>\n\n<Job title="A" sample={false} />\n',
        },
      ],
    ],
    fail: [
      [
        {
          'pages/team.mdx':
            '<Person name="Ada" role="Engineer" sample>Builds.</Person>\n\n<Job\n  title="Cook"\n  sample={true}\n/>\n',
          'pages/index.mdx': '<Quotes>\n  <Quote author="Bo" sample>Good.</Quote>\n</Quotes>\n',
        },
        [
          'pages/index.mdx:2  Sample testimonial by Bo',
          'pages/team.mdx:1  Sample person Ada',
          'pages/team.mdx:5  Sample position Cook',
        ],
      ],
    ],
  },
  {
    rule: 'sample-words',
    pass: [[{ 'pages/terms.mdx': 'A sample of words. {/* a comment on a sample */}\n' }]],
    fail: [
      [
        { 'pages/terms.mdx': '# Terms\n\n{/* sample: Delete this section. */}\n\n## Samples\n' },
        ['pages/terms.mdx:3  Words that are true of the sample only.'],
      ],
    ],
  },
  {
    rule: 'reserved-addresses',
    pass: [[{ 'pages/chat.mdx': 'For example.\n\nSee https://acme.com/example and the test.\n' }]],
    fail: [
      [
        {
          'pages/chat.mdx':
            'Paste:\n\n```html\n<script src="https://chat.acme.example/a.js"></script>\n```\n\nOr [www.example.org](/a).\n',
        },
        [
          'pages/chat.mdx:4  Nobody can be reached at chat.acme.example.',
          'pages/chat.mdx:7  Nobody can be reached at www.example.org.',
        ],
      ],
    ],
  },
  {
    rule: 'legal-dates',
    pass: [[{ 'pages/terms.mdx': legal('2025-09-02') }]],
    fail: [
      [
        { 'pages/terms.mdx': legal('2025-08-31') },
        ['pages/terms.mdx:3  Last updated 2025-08-31, which is more than a year ago.'],
      ],
      [
        { 'pages/terms.mdx': legal('last year') },
        ['pages/terms.mdx:3  Last updated last year, which is more than a year ago.'],
      ],
    ],
  },
  {
    rule: 'mail-settings',
    pass: [[{}, mail]],
    fail: [
      [
        { '.env.example': '# Key\nEMAILJS_PUBLIC_KEY=\n', '.env': '\n\nEMAILJS_SERVICE_ID=\n' },
        [
          '.env:3  EMAILJS_SERVICE_ID is not set, so enquiries cannot be sent.',
          '.env.example:2  EMAILJS_PUBLIC_KEY is not set, so enquiries cannot be sent.',
        ],
        { ...mail, EMAILJS_PUBLIC_KEY: ' ', EMAILJS_SERVICE_ID: '' },
      ],
      [
        {},
        [
          '.env.example:1  EMAILJS_ORIGIN is "mail". Write a web address such as https://api.emailjs.com, or leave it out.',
        ],
        { ...mail, EMAILJS_ORIGIN: 'mail' },
      ],
    ],
  },
  {
    rule: 'analytics-consent',
    pass: [
      [consentFiles, measured],
      [{ 'src/site/cookies.ts': cookies('necessary') }, {}],
    ],
    fail: [
      [
        { ...consentFiles, 'src/site/cookies.ts': cookies('necessary') },
        [
          'src/site/cookies.ts:1  Analytics is configured, and no cookie is listed that needs consent, so nobody is asked.',
        ],
        measured,
      ],
      [
        { ...consentFiles, 'pages/cookies.mdx': 'No table.\n', 'pages/privacy.mdx': 'No word.\n' },
        [
          'pages/cookies.mdx:1  Analytics is configured, and this page does not tell visitors about it.',
          'pages/privacy.mdx:1  Analytics is configured, and this page does not tell visitors about it.',
        ],
        measured,
      ],
      [
        { ...consentFiles, '.env': 'GA_MEASUREMENT_ID=UA-1\n' },
        ['.env:1  GA_MEASUREMENT_ID is "UA-1". It must look like G-AB12CD34EF.'],
        { GA_MEASUREMENT_ID: 'UA-1' },
      ],
    ],
  },
  {
    rule: 'share-image',
    pass: [[{ 'static/images/share.png': 'another image' }]],
    fail: [[{}, ['static/images/share.png:1  There is no sharing image for pages that have none of their own.']]],
  },
  {
    rule: 'code-owners',
    pass: [[{ '.github/CODEOWNERS': '# The last match counts.\n* @acme/web\n' }], [{}]],
    fail: [
      [
        { '.github/CODEOWNERS': '# Who reviews what\n# Sample: invented teams\n* @acme/web\n' },
        ['.github/CODEOWNERS:2  The teams that review changes are invented.'],
      ],
    ],
  },
];
