/** What a block holds, and what it adds to the outline of a page. */
export interface BlockStructure {
  /** The only block that it takes inside, and how many of them; at least one when not said. */
  items?: { block: string; minimum?: number; maximum?: number };
  /** It holds one Markdown list and nothing else, with this many entries. */
  list?: { minimum: number; maximum: number };
  /** The setting that it shows as a heading. */
  heading?: string;
  /** The level of that heading; when not said, it follows from where the block stands. */
  level?: 1;
  /** Headings inside it are one level deeper than its own. */
  deepens?: true;
  /** The setting whose text becomes an anchor that links may end in. */
  anchor?: string;
  /** Settings called like an address (`to`) that are none. */
  names?: readonly string[];
  /** Headings of its own, as steps below the level of the place where it stands. */
  ownHeadings?: readonly number[];
}

/**
 * The structure of every block that has one. `itemsOf` and `entriesOf` read their limits here; a test renders the
 * examples of every block and compares the headings and anchors. The content check reads it all, without React.
 */
export const structure: Readonly<Record<string, BlockStructure>> = {
  Actions: { items: { block: 'Action', maximum: 4 } },
  Banner: { heading: 'title' },
  CallToAction: { heading: 'title' },
  Card: { heading: 'title' },
  Cards: { items: { block: 'Card', minimum: 2 } },
  Checklist: { list: { minimum: 1, maximum: Infinity } },
  Hero: { heading: 'title', level: 1 },
  Job: { heading: 'title' },
  Jobs: { items: { block: 'Job' } },
  Lanes: { items: { block: 'Message', minimum: 2 } },
  Layer: { list: { minimum: 2, maximum: 4 } },
  Layers: { items: { block: 'Layer', minimum: 2, maximum: 5 } },
  Message: { names: ['to'] },
  PainPoint: { heading: 'title' },
  PainPoints: { items: { block: 'PainPoint', minimum: 2, maximum: 6 } },
  Pair: { heading: 'challenge' },
  Pairs: { items: { block: 'Pair', minimum: 2 } },
  Panel: { heading: 'title' },
  Panels: { items: { block: 'Panel' } },
  PartnerDirectory: { ownHeadings: [0, 1] },
  People: { items: { block: 'Person' } },
  Person: { heading: 'name' },
  PricingPlans: { ownHeadings: [0] },
  Question: { heading: 'title' },
  Questions: { items: { block: 'Question', minimum: 2 } },
  Quotes: { items: { block: 'Quote', maximum: 4 } },
  Section: { heading: 'title', deepens: true, anchor: 'title' },
  Snapshot: { items: { block: 'Reading', minimum: 2 } },
  Statistics: { items: { block: 'Statistic', minimum: 2, maximum: 5 } },
  Step: { heading: 'title' },
  Steps: { items: { block: 'Step', minimum: 2, maximum: 6 } },
  Tracks: { items: { block: 'Track', minimum: 2 } },
};
