import type { BlockErrorText } from '../../src/blocks/errorTexts';
import type { SettingType } from './code/settingType';

/** The data that `plugins/handbook/code` reads from the code and that the handbook's pages show. */

export interface Setting {
  name: string;
  isRequired: boolean;
  /** An `icon` is one of `iconNames`. */
  kind: Exclude<SettingType['kind'], 'number' | 'other'> | 'icon';
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

export interface ListedError extends BlockErrorText {
  /** The block or item that the message names. */
  block: string;
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
  errors: ListedError[];
}

/** A key of a page's front matter. */
export interface FrontMatterKey {
  name: string;
  isRequired: boolean;
  description: string;
  /** `4 to 60 characters`, or the allowed values; empty if there is no limit. */
  limits: string;
}

/** A file of facts, as its schema describes it. */
export interface FactFile {
  /** `partners`. */
  name: string;
  /** `src/site/partners.yaml`. */
  file: string;
  /** The note at the top of the file. */
  note: string;
  /** `partners › name`, with what it means. */
  facts: { name: string; description: string; limits: string }[];
}

/** A group of the list beside each page. */
export interface SidebarGroup {
  /** Empty for the pages above the first group. */
  title: string;
  /** `summary`: what a block is. */
  entries: { title: string; to: string; summary?: string }[];
}
