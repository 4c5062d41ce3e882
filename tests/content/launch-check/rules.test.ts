import { sampleRules } from '../../../tools/launch-check/sampleRules';
import { serviceRules } from '../../../tools/launch-check/serviceRules';
import { checkLaunch, type LaunchSite, readLaunchSite, SAMPLE_LIST } from '../../../tools/launch-check/site';
import { testDirectory } from '../../support/testDirectory';

const rules = { ...sampleRules, ...serviceRules };

const { at, write } = testDirectory();
let count = 0;

/** A site with these files in a folder of its own. */
function launchSite(files: Record<string, string>, environment: LaunchSite['environment'] = {}): LaunchSite {
  count += 1;
  for (const [file, text] of Object.entries(files)) write(`${count}/${file}`, text);
  return readLaunchSite(at(`${count}`), environment);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const nameList = (...names: string[]) => ({ [SAMPLE_LIST]: names.map((name) => `- ${name}\n`).join('') });
const facts = (name: string, text: string) => ({ [`src/facts/${name}.yaml`]: text });
const company = (email: string, ...marked: string[]) =>
  facts('company', `company:\n  brand: Acme\n  email: ${email}\nsampleFacts: [${marked}]\n`);
const figures = (source = '') =>
  facts('figures', `figures:\n  uptime: { value: 99%, kind: target, source: "${source}" }\n`);
/** A page that shows something. */
const shows = (block: string) => ({ 'pages/shows.mdx': block });
const legal = (date: string) => ({
  'pages/terms.mdx': `# Terms\n\n<LegalText updated="${date}">\n\nWords.\n\n</LegalText>\n`,
});
const consent = { 'pages/cookies.mdx': '<CookieTable />\n', 'pages/privacy.mdx': 'We use Google Analytics.\n' };
const analytics = { GA_MEASUREMENT_ID: 'G-AB12CD34EF' };
const mail = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: 'assessment',
};
const person = '<Person name="Ada" role="Engineer" sample>Builds.</Person>\n\n';
const notTold = 'is configured, but this page does not tell visitors about it.';

/** A site on which every rule finds nothing. */
const ready: Record<string, string> = {
  ...company('mail@acme.com'),
  ...figures('Status page, 2025'),
  ...shows('{figures.uptime.value}\n\n<Job title="A" sample={false} />\n'),
  ...legal(daysAgo(364)),
  ...consent,
  ...facts('cases', 'cases:\n  - title: It stayed\n    sample: false\nstrings:\n  sample: Sample\n'),
  'pages/words.mdx': 'A sample of words, at https://acme.com/example. {/* a comment on a sample */}\n',
  '.github/CODEOWNERS': '# The last match counts.\n* @acme/web\n',
};
const settings = { ...mail, ...analytics, EMAILJS_FIXED_RECIPIENT_TEMPLATES: 'contact, assessment' };

it('finds nothing on a site that is ready', () => {
  expect(checkLaunch(launchSite(ready, settings), rules)).toEqual([]);
});

const wrong: Record<string, string> = {
  ...company('mail@acme.example', 'brand'),
  ...figures(),
  ...shows('{figures.uptime.value}'),
  ...facts('plans', 'plans:\n  - tier: team\n    sample: true\n  - tier: free\n    sample: true\n'),
  ...legal(daysAgo(367)),
  'pages/team.mdx': `${person}<Job\n  title="Cook"\n  sample={true}\n/>\n`,
  'pages/index.mdx': '<Quotes>\n  <Quote author="Bo" sample>Good.</Quote>\n</Quotes>\n',
  'pages/words.mdx': '# Terms\n\n{/* sample: Delete this section. */}\n\n## Samples\n',
  'pages/chat.mdx': '```html\n<script src="https://chat.acme.example/a.js"></script>\n```\n\n[www.example.org](/a)\n',
  'pages/privacy.mdx': 'No word.\n',
  'pages/cookies.mdx': 'Chat: none.\n',
  'pages/broken.mdx': '# Words\n\n<Section>\n',
  '.env.example': '# Key\nEMAILJS_PUBLIC_KEY=\n',
  '.env': '\n\nEMAILJS_SERVICE_ID=\n',
  '.github/CODEOWNERS': '# Who reviews what\n# sample: invented teams\n* @acme/web\n',
};
const wrongSettings = {
  ...mail,
  ...analytics,
  CHAT_ID: 'a',
  EMAILJS_PUBLIC_KEY: ' ',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_FIXED_RECIPIENT_TEMPLATES: 'contact,another',
};

it('each rule finds what it is for, with file and line', () => {
  const found = checkLaunch(launchSite(wrong, wrongSettings), rules);
  expect(found.map(({ file, line, reason }) => `${file}:${line}  ${reason}`)).toEqual([
    'pages/broken.mdx:3  This page cannot be read, so nothing else on it was checked.',
    'src/facts/company.yaml:2  The fact "brand" (Acme) is the sample company\'s.',
    'src/facts/company.yaml:3  Nobody can be reached at the fact "email" (mail@acme.example).',
    'src/facts/figures.yaml:2  The figure "uptime" (99%, target) has no source.',
    'src/facts/plans.yaml:3  This entry is a sample.',
    'src/facts/plans.yaml:5  This entry is a sample.',
    'pages/index.mdx:2  This <Quote> is a sample.',
    'pages/team.mdx:1  This <Person> is a sample.',
    'pages/team.mdx:5  This <Job> is a sample.',
    'pages/words.mdx:3  This text is true of the sample company only.',
    '.github/CODEOWNERS:2  The teams that review changes are samples.',
    'pages/chat.mdx:2  Nobody can be reached at chat.acme.example.',
    'pages/chat.mdx:5  Nobody can be reached at www.example.org.',
    `pages/terms.mdx:3  This text was last reviewed on ${daysAgo(367)}, more than a year ago.`,
    '.env:3  EMAILJS_SERVICE_ID is not set, so visitors cannot send enquiries.',
    '.env.example:2  EMAILJS_PUBLIC_KEY is not set, so visitors cannot send enquiries.',
    expect.stringContaining('Nobody has confirmed that the recipient is typed into the templates'),
    `pages/cookies.mdx:1  Analytics ${notTold}`,
    `pages/privacy.mdx:1  The chat ${notTold}`,
    `pages/privacy.mdx:1  Analytics ${notTold}`,
  ]);
  expect([...new Set(found.map(({ rule }) => rule)), 'sample-names'].sort()).toEqual(Object.keys(rules).sort());
});

const findingsOf = (rule: string, site: LaunchSite) =>
  checkLaunch(site, rules)
    .filter((finding) => finding.rule === rule)
    .map(({ file, line, reason }) => `${file}:${line}  ${reason}`);

it.each<[what: string, files: Record<string, string>, sampleNames: string[], findings: string[]]>([
  [
    'what only looks like a name, and what no visitor reads',
    { 'pages/a.mdx': 'But cut, Provolone, saltlakes.\n', ...facts('a', 'a: 1 # a\n  # Provo\n') },
    ['UT', 'Provo', 'Salt Lake'],
    [],
  ],
  [
    'what a fact or a sample block still says',
    {
      'pages/a.mdx': `In Utah since 2015, 99% of the time.\n\n${person}By Ada.\n`,
      ...facts('company', 'company:\n  address: { region: Utah }\n  founded: { firm: 2015 }\n'),
      ...figures(),
    },
    ['Utah', '2015', '99%', 'Ada'],
    [],
  ],
  [
    'a figure in another form',
    { 'pages/a.mdx': 'A 2-hour response, and 45 minutes.\n\nA 12-hour one.\n' },
    ['2 hours', '45 minutes'],
    ['pages/a.mdx:1  Left over from the sample company: "2 hours", "45 minutes".'],
  ],
])('names of the sample company: %s', (_, files, sampleNames, findings) => {
  expect(findingsOf('sample-names', launchSite({ ...files, ...nameList(...sampleNames) }))).toEqual(findings);
});

it('blocks a deploy for what was never right, but not for a text that is due for review', () => {
  const found = checkLaunch(launchSite(legal(daysAgo(367)), mail), rules);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ isReviewDue }) => isReviewDue).map(({ rule }) => rule)).toEqual(['legal-dates']);
});

it('an owner who edits only company.yaml learns where every name is left, with file and line', () => {
  const files = {
    'pages/index.mdx':
      '---\ntitle: Roofs in Salt Lake City\n---\n\nIn Salt\n  Lake City, UT.\n\n<Picture alt="SALT LAKE CITY, Provo" />\n',
    'src/facts/navigation.yaml': 'a: 1\n\n# A comment on Provo\nsubtext: 50–100 people\n',
    'static/images/salt-lake-city.jpg': '',
    'README.md': '# The site of Acme Roofs\n',
    'package.json': '{\n  "name": "acme-roofs-website"\n}\n',
    '.github/SECURITY.md': 'Write to security@acmeroofs.com.\n',
    ...nameList('Acme Roofs', 'Salt Lake City', 'UT', 'Utah', 'Provo', '50–100'),
    ...facts('company', 'company:\n  brand: Quay\n  city: Duluth\n  blurb: Roofs in Utah.\n'),
  };
  const found = findingsOf('sample-names', launchSite(files));
  expect(found.map((finding) => finding.replace('Left over from the sample company: ', ''))).toEqual([
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
