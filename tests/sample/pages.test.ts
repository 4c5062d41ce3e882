import { existsSync } from 'node:fs';
import { htmlFile } from '../../lib/builtSite';
import { builtPage } from '../support/builtPages';

interface AgreedPage {
  /** Without the company's name. */
  title: string;
  /** Addresses in the content, each with the text of the link if that was agreed. */
  links?: [to: string, text?: string][];
}

const FORMS: AgreedPage['links'] = [['/assessment'], ['/contact']];

const PAGES: Record<string, AgreedPage> = {
  '/': {
    title: 'Technology and cloud consulting in Salt Lake City',
    links: [
      ['/assessment', 'Start Your Journey'],
      ['/contact', 'Free Consultation'],
      ['/assessment', 'Partner With Us Today'],
      ['/assessment', 'Start Your Technology Partnership'],
      ['/assessment', 'Begin Your Partnership Journey'],
      ['/assessment', 'Start Your Partnership'],
      ['/contact', 'Schedule Expert Consultation'],
      ['/ai-solutions', 'Explore Our Solutions'],
    ],
  },
  '/about': {
    title: 'About our story, values and approach',
    links: [
      ['/contact', 'Start the Conversation'],
      ['/team', 'Meet Our Team'],
    ],
  },
  '/team': { title: 'Our team of engineers and consultants', links: [['/careers'], ['/contact'], ['/solutions']] },
  '/careers': { title: 'Careers in cloud, AI, security and software', links: [['/team']] },
  '/pricing': {
    title: 'Plans and pricing',
    links: [
      ['/contact?tier=free'],
      ['/contact?tier=professional'],
      ['/contact?tier=team'],
      ['/contact?tier=enterprise'],
      ['/contact'],
    ],
  },
  '/contact': { title: 'Contact us in Salt Lake City' },
  '/assessment': { title: 'Strategy assessment', links: [['/business-operations'], ['/it-services']] },
  '/ai-solutions': { title: 'AI and machine learning solutions', links: FORMS },
  '/custom-software-development': { title: 'Custom software development', links: FORMS },
  '/cloud-infrastructure': {
    title: 'Cloud solutions',
    links: [
      ['/assessment', 'Plan Your Cloud Roadmap'],
      ['/contact', 'Talk with a Cloud Strategist'],
      ['/assessment', 'Book a Strategy Assessment'],
      ['/contact', 'Meet Our Cloud Experts'],
    ],
  },
  '/advanced-security': {
    title: 'Advanced security services',
    links: [['/assessment'], ['/contact'], ['/cloud-infrastructure']],
  },
  '/custom-integrations': { title: 'Advanced security and integrations' },
  '/business-operations': { title: 'Business operations and automation', links: FORMS },
  '/it-services': { title: 'Managed IT services in Utah', links: FORMS },
  '/computer-repair': { title: 'Business computer repair', links: FORMS },
  '/website-chat': {
    title: 'Website chat for business',
    links: [
      ['/assessment', 'Join Beta Program'],
      ['/assessment', 'Schedule Preview'],
      ['/contact', 'Get Notified When Ready'],
    ],
  },
  '/cloud-partners': { title: 'Cloud partners: AWS, Google Cloud and Databricks', links: FORMS },
  '/partners': { title: 'Technology ecosystem', links: [['/contact?interest=partnership', 'Partner With Us']] },
  '/privacy': { title: 'Privacy Policy' },
  '/terms': { title: 'Terms of Service' },
  '/cookies': { title: 'Cookie Policy' },
  '/subscription-success': {
    title: 'After your payment',
    links: [
      ['/profile', 'View Subscription Details'],
      ['/', 'Return to Home'],
    ],
  },
  '/auth/callback': { title: 'Sign-in callback' },
  '/lead-generation-websites': { title: 'Lead generation websites' },
  '/solutions': { title: 'All solutions and services' },
  '/auth': { title: 'Client sign-in' },
  '/profile': { title: 'Your client profile' },
  '/404': { title: 'Page not found', links: [['/', 'Return to Home']] },
};

it.each(Object.entries(PAGES))('%s has its title and its links', (route, { title, links = [] }) => {
  expect(existsSync(htmlFile('build', route))).toBe(true);
  const { $ } = builtPage(route);
  expect($('title').text()).toBe(`${title} | Kestrel Ridge`);
  const found = $('main a')
    .get()
    .map((link) => [$(link).attr('href') ?? '', $(link).text().trim()] as const);
  // A link to a form may also choose the form's interest.
  const leadsTo = (href: string, to: string) => href === to || href.startsWith(`${to}?interest=`);
  const missing = links.filter(
    ([to, text]) => !found.some(([href, words]) => leadsTo(href, to) && (text === undefined || words === text)),
  );
  expect(missing).toEqual([]);
});
