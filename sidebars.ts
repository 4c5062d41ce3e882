import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** A group of blocks. `plugins/handbook/plugin.ts` writes the page of each. */
const blocks = (label: string, ...names: string[]) => ({
  type: 'category' as const,
  label: `Blocks: ${label}`,
  items: names.map((name) => `blocks/${name.toLowerCase()}`),
});

/** The order of the handbook's pages. A unit test fails if a block is in no group. */
const sidebars: SidebarsConfig = {
  handbook: [
    'start',
    'words',
    'pages',
    'pictures',
    'drafts',
    'facts',
    'blocks',
    blocks('every page', 'Hero', 'Section', 'Actions', 'Banner', 'CallToAction'),
    blocks('several things', 'Cards', 'Finder', 'Panels', 'Checklist', 'PainPoints', 'Steps', 'Questions'),
    blocks('proof', 'Statistics', 'Quotes', 'People', 'Sheet', 'CaseFigures', 'CaseStudies', 'CaseStudy', 'Picture'),
    blocks('diagrams', 'Layers', 'Tracks', 'Screens'),
    blocks('forms and contact', 'ContactForm', 'AssessmentForm', 'ContactDetails', 'EmailLink'),
    blocks(
      'one page each',
      'PricingPlans',
      'PartnerDirectory',
      'Jobs',
      'LegalText',
      'CookieTable',
      'ChatPreview',
      'SignInCallback',
      'SubscriptionSuccess',
    ),
  ],
};

export default sidebars;
