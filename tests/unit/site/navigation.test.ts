import { existsSync } from 'node:fs';
import { menus, navigationTargets } from '../../../src/site/navigation';
import { iconNames } from '../../../src/ui/Icon';

it.each(navigationTargets())('%s, which the navigation names, is a page', (route) => {
  expect(existsSync(`pages${route === '/' ? '/index' : route}.mdx`)).toBe(true);
});

it('has the three menus with the groups and calls to action of the specification', () => {
  expect(
    menus.map((menu) => ({
      title: menu.title,
      groups: menu.groups.map((group) => [group.title, ...group.items.map((item) => item.title)]),
      callToAction: [
        menu.callToAction.title,
        menu.callToAction.primary.title,
        menu.callToAction.primary.to,
        menu.callToAction.secondary.title,
        menu.callToAction.secondary.to,
      ],
    })),
  ).toEqual([
    {
      title: 'Solutions',
      groups: [
        ['INNOVATION', 'AI-Powered Solutions', 'Custom Software Development'],
        ['DIGITAL TRANSFORMATION', 'Cloud Solutions'],
        ['CYBERSECURITY', 'Advanced Security'],
      ],
      callToAction: ['Ready to innovate?', 'Free Assessment', '/assessment', 'Start Innovation', '/contact'],
    },
    {
      title: 'Capabilities',
      groups: [
        ['OPERATIONS', 'Business Operations'],
        ['IT SERVICES', 'IT Services', 'Computer Repair'],
      ],
      callToAction: [
        'Elevate every capability',
        'See Capabilities',
        '/business-operations',
        'Talk to Experts',
        '/contact',
      ],
    },
    {
      title: 'Resources',
      groups: [['COMPANY', 'About', 'Team', 'Careers']],
      callToAction: [
        'Ready to accelerate your growth?',
        'Join Our Team',
        '/careers',
        'Start Free Assessment',
        '/assessment',
      ],
    },
  ]);
});

it('uses icons that exist', () => {
  const used = menus.flatMap((menu) => menu.groups.flatMap((group) => group.items.map((item) => item.icon)));
  expect(iconNames).toEqual(expect.arrayContaining(used));
});
