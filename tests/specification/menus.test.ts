import { footer, menus } from '../../src/site/navigation';

const linksOf = (links: readonly { title: string; to: string }[]) => links.map(({ title, to }) => `${title} ${to}`);

it('the header has the specified menus, groups and calls to action', () => {
  const outline = menus.map(({ title, groups, callToAction: { title: invitation, primary, secondary } }) => [
    title,
    ...groups.map((group) => `${group.title}: ${group.items.map((item) => item.title).join(', ')}`),
    `${invitation} ${primary.title} ${primary.to}, ${secondary.title} ${secondary.to}`,
  ]);
  expect(outline).toEqual([
    [
      'Solutions',
      'INNOVATION: AI-Powered Solutions, Custom Software Development',
      'DIGITAL TRANSFORMATION: Cloud Solutions',
      'CYBERSECURITY: Advanced Security',
      'Ready to innovate? Free Assessment /assessment, Start Innovation /contact',
    ],
    [
      'Capabilities',
      'OPERATIONS: Business Operations',
      'IT SERVICES: IT Services, Computer Repair',
      'Elevate every capability See Capabilities /business-operations, Talk to Experts /contact',
    ],
    [
      'Resources',
      'COMPANY: About, Team, Careers',
      // Beyond the specification.
      'BEFORE YOU DECIDE: Case studies, Pricing',
      'Ready to accelerate your growth? Join Our Team /careers, Start Free Assessment /assessment',
    ],
  ]);
});

it('the footer has the specified links', () => {
  expect(linksOf(footer.company.links).slice(0, 3)).toEqual(['About Us /about', 'Our Team /team', 'Careers /careers']);
  expect(linksOf(footer.contact.links)).toEqual(['Contact Us /contact', 'Request Demo /assessment']);
  expect(linksOf(footer.legal)).toEqual([
    'Privacy Policy /privacy',
    'Terms of Service /terms',
    'Cookie Policy /cookies',
  ]);
});
