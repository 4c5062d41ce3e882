import type { Items, Limits, Structure } from './structure';
import { structures } from './structures';

/** The structures of all blocks, as the questions that tools ask. */

const namesWith = (key: keyof Structure): readonly string[] =>
  Object.entries(structures).flatMap(([name, structure]) => (structure?.[key] ? name : []));

/** Blocks that contain blocks of one kind and nothing else. */
export const blockItems: Readonly<Record<string, Items>> = Object.fromEntries(
  Object.entries(structures).flatMap(([name, structure]) => (structure?.items ? [[name, structure.items]] : [])),
);

/** Returns the items of a block that contains nothing else, or undefined for any other block. */
export function itemsIn(block: string): Items | undefined {
  return structures[block]?.items;
}

/** Returns the items that a block contains, alone or beside its text, or undefined for a block without items. */
export function anyItemsIn(block: string): Items | undefined {
  return structures[block]?.items ?? structures[block]?.itemsInText;
}

/** The block that each item belongs into: `Card` → `Cards`. */
export const parentOf: ReadonlyMap<string, string> = new Map(
  Object.keys(structures).flatMap((parent) => {
    const item = anyItemsIn(parent);
    return item ? [[item.block, parent]] : [];
  }),
);

/** Returns whether a block has as many items as it needs. */
export function isWithin(count: number, { minimum = 0, maximum = Infinity }: Limits): boolean {
  return count >= minimum && count <= maximum;
}

/** Writes limits as text: `2 to 4`, `at least 2`, `at most 3`. */
export function limitsText({ minimum = 0, maximum = Infinity }: Limits): string {
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === 0 ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

export const listBlocks = namesWith('isList');
export const bands = namesWith('isBand');
export const wrappers = namesWith('isWrapper');
export const emptyBlocks = namesWith('isEmpty');
export const inlineBlocks = namesWith('isInline');

/** The blocks that a band may contain besides text; a band that is not listed may contain any. */
export const bandContents: Readonly<Record<string, readonly string[] | undefined>> = Object.fromEntries(
  Object.entries(structures).map(([name, structure]) => [name, structure?.accepts]),
);
