import { anyItemsIn, isWithin, limitsText, parentOf, structures } from './structures';

/** The texts of a block's errors, without React. Each is the predicate of a sentence that begins with the block's name (`blockError.ts`). */

/** For a child that the block does not allow. */
export function foreignChild(child: string, itemName: string): string {
  return `contains ${child}. It may contain only <${itemName}>.`;
}

/**
 * For too few or too many items, and items that don't fit the look of their block. Returns null if the items are right.
 * @param items the names of the settings of each item
 */
export function wrongItems(block: string, look: string | undefined, items: readonly string[][]): string | null {
  const { looks = {} } = structures[block] ?? {};
  const declared = anyItemsIn(block);
  if (!declared) return null;
  const item = declared.block;
  const required = looks[look ?? ''];
  const limits = { ...declared, ...required };
  if (!isWithin(items.length, limits))
    return `contains ${items.length} <${item}>. It needs ${limitsText(limits)}${required ? ` with look="${look}"` : ''}.`;
  for (const [other, { itemSetting = '' }] of Object.entries(looks)) {
    const has = (settings: string[]) => settings.includes(itemSetting);
    if (itemSetting && other === look && !items.every(has))
      return `has look="${look}", and a <${item}> without ${itemSetting}. Write ${itemSetting}="…" in each <${item}>.`;
    if (itemSetting && other !== look && items.some(has))
      return `contains a <${item}> with ${itemSetting}. Write look="${other}", or delete ${itemSetting}.`;
  }
  return null;
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
