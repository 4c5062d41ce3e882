/** The handbook's sidebar. */

/** The pages of the handbook that are MDX files, in the order of the list beside each page. */
export const mdxPages = [
  '/handbook',
  '/handbook/words',
  '/handbook/pages',
  '/handbook/pictures',
  '/handbook/drafts',
  '/handbook/facts',
  '/handbook/blocks',
  '/handbook/icons',
  '/handbook/states',
  '/handbook/developers',
];

/** The blocks below those pages. A unit test fails if a block is in no group. */
export const blockGroups: Record<string, string[]> = {
  'Blocks: every page': ['Hero', 'Section', 'Actions', 'Banner', 'CallToAction'],
  'Blocks: several things': ['Cards', 'Finder', 'Panels', 'Checklist', 'Pairs', 'PainPoints', 'Steps', 'Questions'],
  'Blocks: proof': [
    'Statistics',
    'Quotes',
    'People',
    'Snapshot',
    'AssessmentSheet',
    'CaseStudies',
    'CaseStudy',
    'Picture',
  ],
  'Blocks: diagrams': ['Layers', 'Lanes', 'Tracks', 'StripMap'],
  'Blocks: forms and contact': ['ContactForm', 'AssessmentForm', 'ContactDetails', 'EmailLink'],
  'Blocks: one page each': [
    'PricingPlans',
    'PartnerDirectory',
    'Jobs',
    'LegalText',
    'CookieTable',
    'ChatPreview',
    'SignInCallback',
    'SubscriptionSuccess',
  ],
};
