import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** A group of blocks, by the names of their files in `plugins/handbook/pages/blocks`. */
function blocks(label: string, ...names: string[]) {
  return { type: 'category' as const, label, items: names.map((name) => `blocks/${name}`) };
}

/** The handbook's pages in the order of the list beside them. A block that no group names fails a unit test. */
const sidebars: SidebarsConfig = {
  handbook: [
    'start',
    'words',
    'pages',
    'facts',
    'blocks/index',
    'icons',
    'developers',
    blocks('Blocks: every page', 'hero', 'section', 'actions', 'banner', 'calltoaction'),
    blocks('Blocks: several things', 'cards', 'panels', 'checklist', 'pairs', 'painpoints', 'steps', 'questions'),
    blocks('Blocks: proof', 'statistics', 'quotes', 'people', 'snapshot', 'picture'),
    blocks('Blocks: diagrams', 'layers', 'lanes', 'tracks'),
    blocks('Blocks: forms and contact', 'contactform', 'assessmentform', 'contactdetails', 'emaillink'),
    blocks(
      'Blocks: one page each',
      'pricingplans',
      'partnerdirectory',
      'jobs',
      'legaltext',
      'cookietable',
      'chatpreview',
      'signincallback',
      'subscriptionsuccess',
    ),
  ],
};

export default sidebars;
