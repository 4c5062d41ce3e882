/** What `plugins/handbook/code` reads from the code and the pages of the handbook show. */

export interface Setting {
  name: string;
  isRequired: boolean;
  /** `text`: a few words. `switch`: written without a value. `choice`: one of `choices`. `icon`: a name of `iconNames`. */
  kind: 'text' | 'switch' | 'choice' | 'icon';
  /** In the order in which the code lists them. */
  choices: string[];
  /** What holds where the setting is not written. */
  fallback?: string;
  /** Doc comment; code stands between backticks, as in all texts here. */
  description: string;
}

/** A block, or the item that it takes inside. */
export interface Part {
  name: string;
  /** First paragraph of the doc comment; empty where there is none. */
  summary: string;
  settings: Setting[];
  /** What stands between the opening and the closing tag; null where nothing may. */
  content: { isRequired: boolean; description: string } | null;
}

export interface BlockExample {
  title: string;
  /** What a writer pastes. */
  mdx: string;
  /** The line that names the blocks of the example. */
  importLine: string;
}

export interface ListedError {
  /** The block or the item that the message names. */
  block: string;
  actual: string;
  expected: string;
}

/** A block with its items: one page of the handbook. */
export interface BlockDocumentation {
  name: string;
  /** Last part of the page's address: `cards`. */
  slug: string;
  useFor: string[];
  notFor: string[];
  /** The block first, then its items. */
  parts: Part[];
  examples: BlockExample[];
  mistakes: ListedError[];
}

/** One line of the table of a page's front matter. */
export interface FrontMatterKey {
  name: string;
  isRequired: boolean;
  description: string;
  /** `4 to 60 characters`, or the words to choose from; empty where anything may stand. */
  limits: string;
}
