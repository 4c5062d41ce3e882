import { existsSync } from 'node:fs';
import { menus, navigationTargets } from '../../../src/site/navigation';

it.each(navigationTargets())('%s, which the navigation links to, is a page', (route) => {
  expect(existsSync(`pages${route === '/' ? '/index' : route}.mdx`)).toBe(true);
});

it('has the menus of the specification', () => {
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
      'Ready to accelerate your growth? Join Our Team /careers, Start Free Assessment /assessment',
    ],
  ]);
});
