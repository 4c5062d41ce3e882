import { anyItemsIn, limitsText } from './contents';
import type { Items } from './structure';
import { structures } from './structures';

/** The texts of a block's errors, without React. They continue the block's name; `blockError.ts` throws them. */

/** For a child that the block does not allow. */
export function foreignChild(child: string, itemName: string): string {
  return `contains ${child}. It may contain only <${itemName}>.`;
}

/** For too few or too many items. */
export function wrongCount(count: number | string, items: Items): string {
  return `contains ${count} <${items.block}>. It needs ${limitsText(items)}.`;
}

/** For a value that is not one of the setting's choices. */
export function unknownChoice(setting: string, value: string, choices: readonly string[]): string {
  return `has ${setting}="${value}". Choose one of: ${choices.join(', ')}.`;
}

/** For a required setting that is missing or empty. */
export function missingSetting(setting: string): string {
  return `has no ${setting}. Write ${setting}="…".`;
}

/** For anything but the one Markdown list that the block needs. */
export const notOneList =
  'contains something other than one list. Write one Markdown list inside: lines that start with "- ".';

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
