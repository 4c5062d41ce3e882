import type { Display, Part } from '../../plugins/handbook/documentation';
import type { Range } from '../content-check/range';
import type { Path } from './yamlEdits';

/** What the desk's server and its page tell each other. */

interface OutlineSetting {
  name: string;
  /** Null where the value is code, or where there is none. */
  value: string | null;
  /** From its name to the end of its value. */
  range: Range;
}

/** Markdown between an element's tags, without the blocks beside it. */
export interface OutlineWords {
  range: Range;
  /** Where a line break stands for a space. */
  softBreaks: number[];
}

/** A block or an HTML element of a page's text. */
export interface OutlineElement {
  name: string;
  /** Index of the element around it; -1 on the page itself. */
  parent: number;
  settings: OutlineSetting[];
  range: Range;
  /** Where its opening tag ends. */
  tagEnd: number;
  /** Where its closing tag starts; null for `<EmailLink />`. */
  contentEnd: number | null;
  words: OutlineWords[];
  line: number;
  endLine: number;
}

export interface PageOutline {
  elements: OutlineElement[];
}

/** An entry of the list of pages. */
export interface ListedPage {
  file: string;
  /** Null for text that several pages share. */
  route: string | null;
  title: string;
  description: string;
  /** Where the page or text can be seen. */
  shownAt: string | null;
  /** When the live site has the page; null if always. */
  live: string | null;
  /** A page that nobody searches for, such as the one after signing in. */
  isTechnical: boolean;
}

/** What JSON Schema says about a fact, as far as a form needs it. */
export interface FactSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  description?: string;
  properties?: Record<string, FactSchema>;
  required?: string[];
  items?: FactSchema;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  format?: 'date';
  pattern?: string;
  anyOf?: FactSchema[];
  const?: unknown;
}

/** A file of facts. */
export interface ListedFacts {
  file: string;
  title: string;
  summary: string;
  schema: FactSchema;
  /** Changed once in years. */
  isRare: boolean;
}

/** Where a fact is. */
export interface FactPlace {
  file: string;
  path: Path;
}

/** A link to a page. */
export interface LinkPlace {
  /** The file that contains it. */
  file: string;
  /** The title of that page, or the name of the facts. */
  title: string;
  line: number;
  /** Whether the desk may change it. */
  isEditable: boolean;
}

/** What leads to a page. */
export interface PageUses {
  links: LinkPlace[];
  /** Whether visitors know its address, so that it needs a redirect. */
  isLive: boolean;
  /** Why the page cannot be moved or deleted; null if it can. */
  problem: string | null;
}

/** What became of a page that was moved or deleted. */
export interface ChangedPages {
  /** Where the page is now; null if it was deleted. */
  file: string | null;
  /** The files whose links lead to the new address. */
  following: string[];
  /** Links that still lead to the old address. */
  left: LinkPlace[];
}

/** Server events. */
export type DeskEvent = { type: 'changed'; file: string } | { type: 'pages' };

/** A block for the palette and the settings form. */
export interface DeskBlock {
  name: string;
  summary: string;
  useFor: string[];
  notFor: string[];
  alsoCalled: string[];
  display: Display;
  /** Address in the handbook. */
  handbook: string;
  /** The block first, then its items. */
  parts: Part[];
  /** MDX without imports. */
  example: string;
}
