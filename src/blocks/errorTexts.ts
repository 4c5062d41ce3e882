import { anyItemsIn, limitsText } from './contents';
import type { Items } from './structure';
import { structures } from './structures';

/**
 * The text of a block's error, without React. `blockError.ts` throws it, and the content check reports it.
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
export function wrongCount(count: number | string, items: Items): BlockErrorText {
  return { actual: `contains ${count} <${items.block}>.`, expected: `It needs ${limitsText(items)}.` };
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

/** The block on whose page the handbook describes each item, by their names in lower case. */
const familyOf = new Map(
  Object.entries(structures).flatMap(([name, structure]) =>
    [name, anyItemsIn(name)?.block ?? name].map((part): [string, string] => [
      part.toLowerCase(),
      structure?.family.toLowerCase() ?? '',
    ]),
  ),
);

/** Returns the address of a block's handbook page; for an item such as `Card`, its part of the block's page. */
export function handbookPageOf(block: string): string {
  const name = block.toLowerCase();
  const family = familyOf.get(name) ?? name;
  return family === name ? `/handbook/blocks/${name}` : `/handbook/blocks/${family}#${name}`;
}
