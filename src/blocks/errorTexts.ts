import { type Items, limitsText, parentOf, structures } from './structures';

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

/** Returns the address of a block's handbook page; for an item such as `Card`, its part of the block's page. */
export function handbookPageOf(block: string): string {
  let page = block;
  for (let next: string | undefined = block; next; next = parentOf.get(next) ?? structures[next]?.describedWith)
    page = next;
  const anchor = page === block ? '' : `#${block}`;
  return `/handbook/blocks/${page}${anchor}`.toLowerCase();
}
