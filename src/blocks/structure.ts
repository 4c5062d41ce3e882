/** How many items a block may contain. */
export interface Limits {
  /** None by default. */
  minimum?: number;
  /** Any number by default. */
  maximum?: number;
}

/** Blocks of one kind in another block, and how many of them. */
export interface Items extends Limits {
  block: string;
}

/**
 * What the content check, the desk and the handbook know about a block or an item without running it. Each declares it below its
 * function: `Card.structure = { heading: 'title' } satisfies Structure<CardProps>;`. It is read from the source
 * (`structures.ts`), so it is an object literal without names from elsewhere.
 */
export interface Structure<Props = Readonly<Record<string, unknown>>> {
  /** The only blocks that it may contain. */
  items?: Items;
  /** Blocks that it may contain beside its text, in any order. */
  itemsInText?: Items;
  /** It contains one Markdown list and nothing else. */
  isList?: true;
  /** It has nothing between two tags: `<EmailLink />`. */
  isEmpty?: true;
  /** It stands inside a sentence. */
  isInline?: true;
  /** It is around a whole page. */
  isWrapper?: true;
  /** It is as wide as the page and in no other block. Everything else is inside such a band. */
  isBand?: true;
  /** The blocks that a band may contain besides text; any by default. */
  accepts?: readonly string[];
  /** Where a `<Hero>` and a `<CallToAction>` put it: beside their words, below them in full width, as buttons, as notes below the
   * buttons, or, for a form, beside the words and before the exhibit on phones. */
  slot?: 'exhibit' | 'stage' | 'actions' | 'notes' | 'form';

  /** The setting that becomes a heading. */
  heading?: keyof Props & string;
  /** The level of that heading; by default it depends on the surrounding blocks. */
  level?: 1;
  /** Headings inside it are one level deeper than its own. */
  deepens?: true;
  /** The setting whose text becomes an anchor. */
  anchor?: keyof Props & string;
  /** The anchor that it always has. */
  ownAnchor?: string;
  /** Headings with text of their own, as levels below the surrounding level. */
  ownHeadings?: readonly number[];
}
