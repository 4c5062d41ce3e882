/** What a block adds to the outline of a page. */
export interface BlockOutline {
  /** The setting that it shows as a heading. */
  heading?: string;
  /** The level of that heading; when not said, it follows from where the block stands. */
  level?: 1;
  /** Headings inside it are one level deeper than its own. */
  deepens?: true;
  /** The setting whose text becomes an anchor that links may end in. */
  anchor?: string;
  /** Headings that no setting holds, as steps below the level of the place where it stands. */
  ownHeadings?: readonly number[];
}

/**
 * The headings and anchors that blocks make. The content check reads it, without React; a test renders the examples of
 * every block and compares.
 */
export const outlines: Readonly<Record<string, BlockOutline | undefined>> = {
  AssessmentForm: { ownHeadings: [0] },
  Banner: { heading: 'title' },
  CallToAction: { heading: 'title' },
  Card: { heading: 'title' },
  ContactForm: { ownHeadings: [0] },
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
