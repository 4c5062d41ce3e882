import { type Limits, limitsText } from './contents';

/**
 * The text of a block's error, without React. `blockError.ts` throws it, the content check reports it, and the handbook
 * lists it (`plugins/handbook/code/blockErrors.ts`).
 */
export interface BlockErrorText {
  /** What the page has, as a sentence that continues the block's name: `has no title.` */
  actual: string;
  /** What it should have, as a full sentence. */
  expected: string;
}

/** For a child that the block does not allow. */
export function foreignChild(child: string, itemName: string): BlockErrorText {
  return { actual: `contains ${child}.`, expected: `It may contain only <${itemName}>.` };
}

/** For too few or too many items. */
export function wrongCount(count: number | string, itemName: string, limits: Limits): BlockErrorText {
  return { actual: `contains ${count} <${itemName}>.`, expected: `It needs ${limitsText(limits)}.` };
}

/** For a value that is not one of the setting's choices. */
export function unknownChoice(setting: string, value: string, choices: readonly string[]): BlockErrorText {
  return { actual: `has ${setting}="${value}".`, expected: `Choose one of: ${choices.join(', ')}.` };
}

/** For a required setting that is missing or empty. */
export function missingSetting(setting: string): BlockErrorText {
  return { actual: `has no ${setting}.`, expected: `Write ${setting}="…".` };
}

/** For anything but the one Markdown list that the block needs. */
export const notOneList: BlockErrorText = {
  actual: 'contains something other than one list.',
  expected: 'Write one Markdown list inside: lines that start with "- ".',
};

/** Returns the address of a block's handbook page. The address of an item such as `Card` redirects to its block's page. */
export function handbookPageOf(block: string): string {
  return `/handbook/blocks/${block.toLowerCase()}`;
}
