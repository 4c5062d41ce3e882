import { existsSync } from 'node:fs';
import { htmlFile } from '../../lib/builtRoutes';
import { origin } from '../../src/site/company';
import { builtPage, structuredData } from '../support/builtPages';

/** A link with any text. */
const ANY = '';
const FORMS: [string, string][] = [
  [ANY, '/assessment'],
  [ANY, '/contact'],
];

/** Every route of the specification, with the links (text and address), words and questions that its page must have. */
const PAGES: Record<string, { links?: [string, string][]; words?: string[]; questions?: number }> = {
  '/': {
    links: [
      ['Start Your Journey', '/assessment'],
      ['Free Consultation', '/contact'],
      ['Partner With Us Today', '/assessment'],
      ['Start Your Technology Partnership', '/assessment'],
      ['Begin Your Partnership Journey', '/assessment'],
      ['Start Your Partnership', '/assessment'],
      ['Schedule Expert Consultation', '/contact'],
      ['Explore Our Solutions', '/ai-solutions'],
    ],
    words: [
      'Future-Ready Technology Solutions',
      'Does This Sound Like You?',
      'Partnership & Strategy',
      'Develop & Deploy',
      'Scale & Succeed',
    ],
    questions: 5,
  },
  '/about': {
    links: [
      ['Start the Conversation', '/contact'],
      ['Meet Our Team', '/team'],
    ],
    words: ['Our Story', 'What Makes Us Different', 'Our Values', 'Our Approach'],
  },
  '/team': {
    links: [
      [ANY, '/careers'],
      [ANY, '/contact'],
      [ANY, '/solutions'],
    ],
  },
  '/careers': { links: [[ANY, '/team']], words: ['Apply Now', 'General Application', 'within one week'] },
  '/pricing': {
    links: [
      [ANY, '/contact?tier=free'],
      [ANY, '/contact?tier=professional'],
      [ANY, '/contact?tier=team'],
      [ANY, '/contact?tier=enterprise'],
      [ANY, '/contact'],
    ],
    questions: 3,
  },
  '/contact': { words: ['How Can We Help', 'What Happens Next'], questions: 4 },
  '/assessment': {
    links: [
      [ANY, '/business-operations'],
      [ANY, '/it-services'],
    ],
  },
  '/ai-solutions': { links: FORMS },
  '/custom-software-development': { links: FORMS, words: ['6–10 weeks'], questions: 5 },
  '/cloud-infrastructure': {
    links: [
      ['Plan Your Cloud Roadmap', '/assessment'],
      ['Talk with a Cloud Strategist', '/contact'],
      ['Book a Strategy Assessment', '/assessment'],
      ['Meet Our Cloud Experts', '/contact'],
    ],
    words: ['12+', '40%', '3x', '100%'],
  },
  '/advanced-security': { links: [...FORMS, [ANY, '/cloud-infrastructure']], questions: 5 },
  '/custom-integrations': { questions: 5 },
  '/business-operations': { links: FORMS, words: ['6–8 weeks', '35%', '3x', '24/7'] },
  '/it-services': { links: FORMS, words: ['Salt Lake City', 'St. George'] },
  '/computer-repair': { links: FORMS },
  '/website-chat': {
    links: [
      ['Join Beta Program', '/assessment'],
      ['Schedule Preview', '/assessment'],
      ['Get Notified When Ready', '/contact'],
    ],
    words: ['Coming Soon - Currently in Beta', '67%', '3x', '15 sec', '92%'],
  },
  '/cloud-partners': { links: FORMS, words: ['99.9%', '50+', 'SOC 2', '24/7'] },
  '/partners': {
    links: [['Partner With Us', '/contact?interest=partnership']],
    words: ['Visit Partner'],
  },
  '/privacy': { words: ['Last updated: April 7, 2025', '18'] },
  '/terms': { words: ['Last updated: April 7, 2025', 'Utah', 'Salt Lake County'] },
  '/cookies': { words: ['Last updated: April 7, 2025'] },
  '/subscription-success': {
    links: [
      ['View Subscription Details', '/profile'],
      ['Return to Home', '/'],
    ],
  },
  '/auth/callback': {},
  '/lead-generation-websites': {},
  '/solutions': {},
  '/auth': {},
  '/profile': {},
  '/404': { links: [['Return to Home', '/']], words: ['404', 'Oops! Page not found'] },
};

const withoutLineBreaks = (text: string) => text.replace(/\s+/g, ' ');

describe.each(Object.entries(PAGES))('%s', (route, { links = [], words = [], questions }) => {
  it('exists', () => expect(existsSync(htmlFile('build', route))).toBe(true));

  it('has its links, words and questions', () => {
    const page = builtPage(route);
    const { $ } = page;
    const found = $('main a').get();
    // A link to a form may also choose the form's interest.
    const leadsTo = (href = '', to: string) => href === to || href.startsWith(`${to}?interest=`);
    const isMissing = ([text, to]: [string, string]) =>
      !found.some((link) => leadsTo($(link).attr('href'), to) && (text === ANY || $(link).text().trim() === text));
    expect(links.filter(isMissing)).toEqual([]);
    const text = withoutLineBreaks($('main').text());
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    if (questions) {
      const data = structuredData(page).find((entry) => entry['@type'] === 'FAQPage');
      expect($('main [data-questions] details')).toHaveLength(questions);
      expect(data?.mainEntity).toHaveLength(questions);
    }
  });
});

it('/custom-integrations shows the security page and has it as its canonical page', () => {
  const copy = builtPage('/custom-integrations').$;
  expect(copy('link[rel="canonical"]').attr('href')).toBe(`${origin}/advanced-security`);
  expect(copy('h1').text()).toBe(builtPage('/advanced-security').$('h1').text());
});

it.each(['/cloud-infrastructure', '/advanced-security', '/custom-integrations', '/custom-software-development'])(
  '%s describes a service in its structured data',
  (route) => {
    expect(structuredData(builtPage(route)).map((data) => data['@type'])).toContain('Service');
  },
);
