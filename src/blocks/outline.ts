/** What a block adds to a page's outline. */
interface BlockOutline {
  /** The setting that becomes a heading. */
  heading?: string;
  /** The level of that heading; by default it depends on the surrounding blocks. */
  level?: 1;
  /** Whether headings inside it are one level deeper than its own. */
  deepens?: true;
  /** The setting whose text becomes an anchor. */
  anchor?: string;
  /** The anchor that it always has. */
  ownAnchor?: string;
  /** Headings with text of their own, as levels below the surrounding level. */
  ownHeadings?: readonly number[];
}

/**
 * The headings and anchors of all blocks, for the content check, which does not run React. A test compares them with the
 * rendered examples of every block.
 */
export const outlines: Readonly<Record<string, BlockOutline | undefined>> = {
  AssessmentForm: { ownHeadings: [0], ownAnchor: 'assessment-form' },
  Banner: { heading: 'title' },
  CallToAction: { heading: 'title' },
  CaseStudies: { ownHeadings: [0], ownAnchor: 'case-studies' },
  Card: { heading: 'title' },
  ContactForm: { ownHeadings: [0], ownAnchor: 'contact-form' },
  Hero: { heading: 'title', level: 1 },
  Job: { heading: 'title' },
  PainPoint: { heading: 'title' },
  Pair: { heading: 'challenge' },
  Panel: { heading: 'title' },
  PartnerDirectory: { ownHeadings: [0, 1] },
  Person: { heading: 'name' },
  PricingPlans: { ownHeadings: [0] },
  Question: { heading: 'title' },
  Section: { heading: 'title', deepens: true, anchor: 'title' },
  Step: { heading: 'title' },
};
