import { claims } from './claims';
import type * as icons from './icons';

export interface NavigationLink {
  title: string;
  to: string;
}

interface MenuItem extends NavigationLink {
  description: string;
  icon: keyof typeof icons;
}

interface MenuGroup {
  title: string;
  items: readonly MenuItem[];
}

export interface Menu {
  id: string;
  title: string;
  headline: string;
  subtext: string;
  groups: readonly MenuGroup[];
  callToAction: {
    title: string;
    text: string;
    primary: NavigationLink;
    secondary: NavigationLink;
  };
}

export const freeAssessment: NavigationLink = { title: 'Free Assessment', to: '/assessment' };
export const startInnovation: NavigationLink = { title: 'Start Innovation', to: '/contact' };
export const getStarted: NavigationLink = { title: 'Get Started', to: '/contact' };
export const homeLink: NavigationLink = { title: 'Home', to: '/' };
export const aboutLink: NavigationLink = { title: 'About', to: '/about' };

/** The menus of header and drawer. To add a page, add an item to a group. */
export const menus: readonly Menu[] = [
  {
    id: 'solutions',
    title: 'Solutions',
    headline: 'Build what is missing',
    subtext: 'New systems, new ground to run them on, and the locks on both.',
    groups: [
      {
        title: 'INNOVATION',
        items: [
          {
            title: 'AI-Powered Solutions',
            to: '/ai-solutions',
            description: 'Models and automation that take over one measured task first.',
            icon: 'brain',
          },
          {
            title: 'Custom Software Development',
            to: '/custom-software-development',
            description: 'A first working product in 6–10 weeks, owned by you.',
            icon: 'code',
          },
        ],
      },
      {
        title: 'DIGITAL TRANSFORMATION',
        items: [
          {
            title: 'Cloud Solutions',
            to: '/cloud-infrastructure',
            description: 'Migration, cost and operations on AWS, Azure and Google Cloud.',
            icon: 'cloud',
          },
        ],
      },
      {
        title: 'CYBERSECURITY',
        items: [
          {
            title: 'Advanced Security',
            to: '/advanced-security',
            description: 'Access, monitoring and evidence for SOC 2, HIPAA and PCI.',
            icon: 'shield-check',
          },
        ],
      },
    ],
    callToAction: {
      title: 'Ready to innovate?',
      text: 'Tell us what you have. We tell you what we would do first, and why.',
      primary: freeAssessment,
      secondary: startInnovation,
    },
  },
  {
    id: 'capabilities',
    title: 'Capabilities',
    headline: 'Run what you have',
    subtext: 'The daily work: processes, machines, and people who answer.',
    groups: [
      {
        title: 'OPERATIONS',
        items: [
          {
            title: 'Business Operations',
            to: '/business-operations',
            description: 'Workflows that move by themselves and numbers you can see.',
            icon: 'workflow',
          },
        ],
      },
      {
        title: 'IT SERVICES',
        items: [
          {
            title: 'IT Services',
            to: '/it-services',
            description: 'Managed IT in Salt Lake City, St. George and the rest of Utah.',
            icon: 'headset',
          },
          {
            title: 'Computer Repair',
            to: '/computer-repair',
            description: 'Two-hour response for critical tickets, next-day on-site.',
            icon: 'laptop',
          },
        ],
      },
    ],
    callToAction: {
      title: 'Elevate every capability',
      text: 'See where the hours go before you buy another tool.',
      primary: { title: 'See Capabilities', to: '/business-operations' },
      secondary: { title: 'Talk to Experts', to: '/contact' },
    },
  },
  {
    id: 'resources',
    title: 'Resources',
    headline: 'Who you would work with',
    subtext: 'A company of 50–100 people in the Utah mountains.',
    groups: [
      {
        title: 'COMPANY',
        items: [
          {
            title: 'About',
            to: '/about',
            description: `From card payments in ${claims.founded.story} to the systems around them.`,
            icon: 'building',
          },
          {
            title: 'Team',
            to: '/team',
            description: 'The people who survey, build and answer the phone.',
            icon: 'users',
          },
          {
            title: 'Careers',
            to: '/careers',
            description: 'Six open positions and a reply within one week.',
            icon: 'briefcase',
          },
        ],
      },
    ],
    callToAction: {
      title: 'Ready to accelerate your growth?',
      text: 'Join the team, or let the team look at your systems.',
      primary: { title: 'Join Our Team', to: '/careers' },
      secondary: { title: 'Start Free Assessment', to: '/assessment' },
    },
  },
];

export const footer = {
  company: {
    title: 'Company',
    links: [
      { title: 'About Us', to: '/about' },
      { title: 'Our Team', to: '/team' },
      { title: 'Careers', to: '/careers' },
    ],
  },
  contact: {
    title: 'Contact',
    links: [
      { title: 'Contact Us', to: '/contact' },
      { title: 'Request Demo', to: '/assessment' },
    ],
  },
  legal: [
    { title: 'Privacy Policy', to: '/privacy' },
    { title: 'Terms of Service', to: '/terms' },
    { title: 'Cookie Policy', to: '/cookies' },
  ],
} as const satisfies {
  company: { title: string; links: readonly NavigationLink[] };
  contact: { title: string; links: readonly NavigationLink[] };
  legal: readonly NavigationLink[];
};

/** Returns every route that header, drawer and footer link to. */
export function navigationTargets(): string[] {
  const links: NavigationLink[] = [
    homeLink,
    aboutLink,
    freeAssessment,
    startInnovation,
    getStarted,
    ...menus.flatMap((menu) => [
      ...menu.groups.flatMap((group) => group.items),
      menu.callToAction.primary,
      menu.callToAction.secondary,
    ]),
    ...footer.company.links,
    ...footer.contact.links,
    ...footer.legal,
  ];
  return [...new Set(links.map((link) => link.to))];
}
