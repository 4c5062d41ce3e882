/** How many items or list entries a block needs. */
export interface Limits {
  minimum: number;
  maximum: number;
}

/** The only block that another block may contain, and how many of it. */
export interface Items extends Limits {
  block: string;
}

function items(block: string, minimum = 1, maximum = Infinity): Items {
  return { block, minimum, maximum };
}

/** Blocks that contain blocks of one kind. The blocks (`itemsOf`), the content check and the handbook read this list. */
export const blockItems = {
  Actions: items('Action', 1, 4),
  AssessmentSheet: items('Finding', 2, 6),
  Cards: items('Card', 2),
  Finder: items('Situation', 3),
  Jobs: items('Job'),
  Lanes: items('Message', 2),
  Layers: items('Layer', 2, 5),
  PainPoints: items('PainPoint', 2, 6),
  Pairs: items('Pair', 2),
  Panels: items('Panel'),
  People: items('Person'),
  Questions: items('Question', 2),
  Quotes: items('Quote', 1, 4),
  Snapshot: items('Reading', 2),
  Statistics: items('Statistic', 2, 5),
  Steps: items('Step', 2, 6),
  StripMap: items('Stop', 3, 6),
  Tracks: items('Track', 2),
} as const;

/** Blocks that contain one Markdown list and nothing else. */
export const listBlocks: readonly string[] = ['Checklist'];

/** Returns the items of a block, or undefined for a block without items. */
export function itemsIn(block: string): Items | undefined {
  return (blockItems as Record<string, Items>)[block];
}

/** Writes limits as text: `2 to 4`, `at least 2`. */
export function limitsText({ minimum, maximum }: Limits): string {
  return maximum === Infinity ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

/** Blocks that are as wide as the page. They are not inside another block, and everything else is inside one of them. */
export const bands: readonly string[] = ['Hero', 'Section', 'Banner', 'CallToAction', 'CaseStudies', 'LegalText'];

/** So many `places` of a Hero fit into the drawing behind its headline. */
export const MOST_PLACES = 3;

/** Blocks around a whole page. */
export const wrappers: readonly string[] = ['SignInCallback', 'SubscriptionSuccess'];

/** Blocks with nothing between two tags: `<EmailLink />`. */
export const emptyBlocks: readonly string[] = [
  'AssessmentForm',
  'CaseStudies',
  'CaseStudy',
  'ChatPreview',
  'ContactDetails',
  'ContactForm',
  'CookieTable',
  'EmailLink',
  'GeneralApplication',
  'PartnerDirectory',
  'PricingPlans',
  'SubscriptionSuccess',
];

/** Blocks inside a sentence. */
export const inlineBlocks: readonly string[] = ['EmailLink'];

/** The blocks that a band may contain besides text; a band that is not listed may contain any. */
export const bandContents: Readonly<Record<string, readonly string[] | undefined>> = {
  Hero: ['Actions', 'AssessmentForm', 'AssessmentSheet', 'ContactForm'],
  Banner: ['Actions', 'Statistics'],
  CallToAction: ['Actions'],
};
