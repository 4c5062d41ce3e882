import { addressDiagnostic } from '../../../tools/content-check/addressDiagnostic';
import { brokenLink } from '../../../tools/content-check/rules/brokenLink';
import { runChecks } from '../../../tools/content-check/run';
import { frontMatter, siteOf, testRule } from '../../support/contentSite';

const others = { 'pages/index.mdx': '', 'pages/assessment.mdx': '', 'pages/auth/callback.mdx': '' };
const contact = (source: string) => ({ ...others, 'pages/contact.mdx': source, 'static/files/terms.pdf': '' });
const at = 'pages/contact.mdx';

const outside = `[Right](https://acme.com) [Wrong](htps://acme.com)

<Action to="www.acme.com">Wrong too</Action>
<a href="/">Right</a> [No link](mailto ada@acme.com)
<Section title="mailto: how it works">Words.</Section>
`;

testRule('broken-link', [
  [
    'accepts pages, anchors, files, other sites, and text that only looks like a link',
    contact(`---
canonical: /contact
---

[Home](/) [With more](/assessment?tier=free#form) [Slash](/assessment/) [Below](auth/callback) [Here](#here)
[File](./assessment.mdx) [PDF](/files/terms.pdf) [Other](https://example.com/no) [Mail](mailto:a@example.com)

<Action to="/assessment">Go</Action>
<a href="/files/terms.pdf">PDF</a>
<Statistic value="24/7">hours</Statistic>
<Lanes title="A" lanes="Visitor, Chat, Team"><Message from="Chat" to="Visitor">a</Message></Lanes>
<Card title="A" to={somewhere}>a</Card>
`),
  ],
  [
    'reports wrong addresses in front matter, Markdown, settings and HTML',
    contact(`---
canonical: /contakt
---

[One](/asessment) and [two][two]

<Action to="/asessment?tier=free">Three</Action>
<Action to={'nowhere'}>Four</Action>
<a href="/assessments">Five</a>
<Banner title="/no-such-page">Six</Banner>
<Action to="/files/terms.pdf">Seven</Action>
<Action to="/assessment.mdx">Eight</Action>
[Nine]()

[two]: /no-such-page
`),
    [
      `${at}:2:12 /contakt: There is no page "/contakt". Did you mean "/contact"?`,
      `${at}:5:7 /asessment: There is no page "/asessment". Did you mean "/assessment"?`,
      `${at}:7:13 /asessment?tier=free: There is no page "/asessment?tier=free". Did you mean "/assessment?tier=free"?`,
      `${at}:8:13 'nowhere': There is no page "nowhere". Write the address of another page, such as /contact, or delete the link and keep its words.`,
      `${at}:9:10 /assessments: There is no page "/assessments". Did you mean "/assessment"?`,
      `${at}:10:16 /no-such-page: There is no page "/no-such-page". Write the address of another page, such as /contact, or delete the link and keep its words.`,
      `${at}:11:13 /files/terms.pdf: There is no page "/files/terms.pdf". Write the address of another page, such as /contact, or delete the link and keep its words.`,
      `${at}:12:13 /assessment.mdx: "/assessment.mdx" is a file. Link to the page's address: "/assessment".`,
      `${at}:13:9 : This link leads nowhere. Write an address: a page of this site, such as /contact, or one that starts with https://.`,
      `${at}:15:8 /no-such-page: There is no page "/no-such-page". Write the address of another page, such as /contact, or delete the link and keep its words.`,
    ],
  ],
  [
    'offers the page that shares a word with an address that no page is near, and none where words are common',
    {
      'pages/strategy-assessment.mdx': frontMatter('offices'),
      'pages/a.mdx': '[One](/free-assessments-now) [Two](/find-our-office#map) [Three](/such-pages-with-more)',
    },
    [
      'pages/a.mdx:1:7 /free-assessments-now: There is no page "/free-assessments-now". Did you mean "/strategy-assessment"?',
      'pages/a.mdx:1:36 /find-our-office#map: There is no page "/find-our-office#map". Did you mean "/strategy-assessment#map"?',
      'pages/a.mdx:1:66 /such-pages-with-more: There is no page "/such-pages-with-more". Write the address of another page, such as /contact, or delete the link and keep its words.',
    ],
  ],
  [
    'reports links from pages to the handbook',
    {
      ...contact('[Help](/handbook)'),
      'handbook/start.mdx': '---\nslug: /\n---\n\n[Links](/handbook/pages) [Self](/handbook)',
    },
    [
      'handbook/start.mdx:5:9 /handbook/pages: There is no page "/handbook/pages". Write the address of another page, such as /contact, or delete the link and keep its words.',
      `${at}:1:8 /handbook: "/handbook" is in the handbook, which is not published. Link to a page of the site.`,
    ],
  ],
  ['leaves addresses outside the site to the rule link-scheme', { 'pages/index.mdx': outside }],
]);

const about = `import Words from '@site/pages/_shared/words.mdx';

<Section title="What We Do?">

## What we do not

### Named otherwise {/* #other-name */}

<div id="place">Text</div>

</Section>

<Words />
`;
const words = '## Shared words\n\n[Up](#what-we-do)';

it('knows where a page has moved', async () => {
  const site = siteOf({ 'pages/index.mdx': '[Prices](/prices?from=mail#plans)', 'pages/pricing.mdx': '' });
  jest.spyOn(site, 'factsOf').mockReturnValue({ redirects: [{ from: '/prices', to: '/pricing' }] });
  const findings = await runChecks(site, [brokenLink]);
  expect(findings.map(({ message }) => message)).toEqual([
    'The page "/prices?from=mail#plans" has moved. Write its new address: "/pricing?from=mail#plans".',
  ]);
});

it('offers no link from a page to itself', async () => {
  const site = siteOf({ 'pages/pricing.mdx': '[Prices](/prices)' });
  jest.spyOn(site, 'factsOf').mockReturnValue({ redirects: [{ from: '/prices', to: '/pricing' }] });
  const findings = await runChecks(site, [brokenLink]);
  expect(findings.map(({ message }) => message)).toEqual([
    'The page "/prices" is gone, and its redirect leads to this page. Delete the link and keep its words, or link to another page.',
  ]);
});

testRule('broken-anchor', [
  [
    'accepts anchors of sections, headings and elements, explicit ones, and those in shared text',
    {
      'pages/about.mdx': `${about}\n[Here](#place) [Top](#top)`,
      'pages/index.mdx': ['what-we-do', 'what-we-do-not', 'other-name', 'place', 'shared-words']
        .map((id) => `[A](/about#${id})`)
        .join('\n'),
      'pages/_shared/words.mdx': words,
    },
  ],
  [
    'reports missing anchors on the same page and on another, but not on a page that does not exist',
    {
      'pages/about.mdx': about,
      'pages/index.mdx': '<Action to="/about#what-we-did">A</Action>\n\n[B](#nowhere) [C](/no-page#at-all)',
      'pages/_shared/words.mdx': `${words} [Down](#missing)`,
    },
    [
      'pages/_shared/words.mdx:3:26 #missing: No heading of the page /about has the address "#missing". Write one of: #what-we-do, #what-we-do-not, #other-name, #place, #shared-words.',
      'pages/index.mdx:1:13 /about#what-we-did: No heading of the page /about has the address "#what-we-did". Did you mean "#what-we-do"?',
      'pages/index.mdx:3:5 #nowhere: No heading of the page / has the address "#nowhere". Delete the part from the "#" on.',
    ],
  ],
]);

testRule('link-scheme', [
  [
    'reports misspelled addresses in Markdown and in settings',
    outside,
    [
      '1:35 htps://acme.com: The start of "htps://acme.com" is misspelled. Did you mean "https://acme.com"?',
      '3:13 www.acme.com: "www.acme.com" needs "https://" before it. Did you mean "https://www.acme.com"?',
    ],
  ],
]);

it.each([
  'https://acme.com/a?b=c#d',
  'http://acme.com',
  'HTTPS://acme.com',
  'mailto:ada@acme.com?subject=A',
  'tel:+18015550100',
  '//acme.com/a',
  '/about',
  '#part',
  './about.mdx',
  '../about',
  'about',
  'auth/callback',
  '/images/mark.svg',
  '',
])('accepts the address %s', (target) => {
  expect(addressDiagnostic(target, false)).toBeNull();
});

it.each(['/images/mark.svg', 'data:image/png;base64,AAAA', 'https://acme.com/a.png'])(
  'accepts the address %s of an image',
  (target) => {
    expect(addressDiagnostic(target, true)).toBeNull();
  },
);

// Docusaurus would publish the file behind each of them.
it.each([
  '../.env',
  '../package.json',
  './notes.txt',
  '/..%2f..%2f.env',
  '/../.env',
  '@site/.env',
  '@site/package.json',
  '..%2f.env',
  'pathname:///files/terms.pdf',
  'data:text/html,x',
  'java\nscript:alert(1)',
])('refuses the address %s', (target) => {
  expect(addressDiagnostic(target, false)).toMatchObject({ suggestion: null });
});

it.each(['../static/images/mark.svg', '@site/static/images/mark.svg', 'data:text/html,x'])(
  'refuses the address %s of an image',
  (target) => {
    expect(addressDiagnostic(target, true)).toMatchObject({ suggestion: null });
  },
);

it('names the folder of a picture', () => {
  expect(addressDiagnostic('mark.svg', true)).toMatchObject({ suggestion: '/images/mark.svg' });
});

it.each([
  ['htps://acme.com', 'https://acme.com'],
  ['htttps://acme.com/a:b', 'https://acme.com/a:b'],
  ['htp://acme.com', 'http://acme.com'],
  ['https:/acme.com', 'https://acme.com'],
  ['https:acme.com', 'https://acme.com'],
  ['https//acme.com', 'https://acme.com'],
  ['https//:acme.com', 'https://acme.com'],
  ['https;//acme.com', 'https://acme.com'],
  ['https:///acme.com', 'https://acme.com'],
  ['https:\\\\acme.com', 'https://acme.com'],
  ['www.acme.com', 'https://www.acme.com'],
  ['acme.com/prices', 'https://acme.com/prices'],
  ['mailto ada@acme.com', 'mailto:ada@acme.com'],
  ['mailto://ada@acme.com', 'mailto:ada@acme.com'],
  ['maito:ada@acme.com', 'mailto:ada@acme.com'],
  ['ada@acme.com', 'mailto:ada@acme.com'],
  ['tel//+18015550100', 'tel:+18015550100'],
  ['https://', null],
  ['javascript:alert(1)', null],
])('corrects the address %s to %s', (target, suggestion) => {
  expect(addressDiagnostic(target, false)).toMatchObject({ suggestion });
});

it.each([
  ['//pricing', false, 'With two slashes, "//pricing" means a website called "pricing". Write "/pricing".'],
  [
    '/it‑services',
    false,
    'The "‑" in this address is another sign than the hyphen of the keyboard. Write "/it-services".',
  ],
  [
    '/images/our–mark.svg',
    true,
    'The "–" in this address is another sign than the hyphen of the keyboard. Write "/images/our-mark.svg".',
  ],
])('explains the address %s', (target, isFile, message) => {
  expect(addressDiagnostic(target, isFile)).toMatchObject({ message });
});

it('accepts a dash in the address of another site', () => {
  expect(addressDiagnostic('https://acme.com/roofs–walls', false)).toBeNull();
});

const prices = { 'pages/pricing.mdx': frontMatter('prices') };
const unclear = 'does not say where the link goes. Write what readers find there';
const named = `${unclear}, for example "A page about prices".`;

testRule('link-text', [
  [
    'accepts text that says where a link goes, and "click here" outside links',
    {
      ...prices,
      'pages/index.mdx': `Click here. Read more.

[Our prices](/pricing) and [read more about our prices](/pricing) [![Mark](/mark.svg)](/pricing)

<Action to="/pricing">See the prices</Action>
<Card title="Prices" to="/pricing" label="Read more">Words.</Card>
<Section title="More">Words.</Section>
<a href="/pricing">Prices</a>
`,
    },
  ],
  [
    'reports unclear links, actions and labels, and suggests the title of the page',
    {
      ...prices,
      'pages/index.mdx': `[Click here](/pricing), [here](https://acme.com) or [**read more** …](/pricing#plans).

<Action to="/pricing">Learn more</Action>
<a href="/gone">this page</a>
<Card title="Prices" to="/pricing" label="Click here">Words.</Card>
`,
    },
    [
      `pages/index.mdx:1:2 Click here: "Click here" ${named}`,
      `pages/index.mdx:1:26 here: "here" ${unclear}.`,
      `pages/index.mdx:1:54 **read more** …: "read more" ${named}`,
      `pages/index.mdx:3:23 Learn more: "Learn more" ${named}`,
      `pages/index.mdx:4:17 this page: "this page" ${unclear}.`,
      `pages/index.mdx:5:43 Click here: "Click here" ${named}`,
    ],
  ],
]);

it.each(['/100%', '/a%ff', '/images/a%zz.png'])(
  'checks a page with the address %s, which cannot be decoded',
  async (address) => {
    const files = { 'pages/a.mdx': `[A page](${address}) and ![a picture](${address})\n` };
    expect((await runChecks(siteOf(files))).map(({ rule }) => rule)).toContain('missing-image');
  },
);
