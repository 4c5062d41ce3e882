/** The data that `plugins/handbook/code` reads from the code of the blocks. The handbook shows it. */

export interface Setting {
  name: string;
  isRequired: boolean;
  /** `switch`: written without a value. `choice`: one of `choices`. */
  kind: 'text' | 'switch' | 'choice';
  choices: string[];
  defaultValue?: string;
  /** The doc comment. As in all texts here, code is between backticks. */
  description: string;
}

/** A block or one of its items. */
export interface Part {
  name: string;
  /** The doc comment without its tags. */
  summary: string;
  settings: Setting[];
  /** What is between the opening and the closing tag; null if nothing may be. */
  content: { isRequired: boolean; description: string } | null;
}

/**
 * How the handbook displays the examples of a block. `section`: as inside a section. `band`: across the whole width, for
 * blocks that are on the page itself. `inert`: visible but not usable. `none`: only as text.
 */
export const displays = ['section', 'band', 'inert', 'none'] as const;
export type Display = (typeof displays)[number];

export interface BlockExample {
  title: string;
  mdx: string;
  /** The line that imports the blocks of the example. */
  importLine: string;
}

/** A block and its items: one page of the handbook. */
export interface BlockDocumentation {
  name: string;
  useFor: string[];
  notFor: string[];
  /** Other words for it, by which somebody may search. */
  alsoCalled: string[];
  /** The block first, then its items. */
  parts: [Part, ...Part[]];
  /** The file with the examples, relative to the site's folder. */
  examplesFile: string;
  display: Display;
  examples: BlockExample[];
}
