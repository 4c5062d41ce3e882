import MiniSearch from 'minisearch';
import type { DeskBlock } from '../../protocol';

/** Splits at every sign and at the capital letters of a block's name. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{Letter}\p{Number}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
}

/** Whether somebody searches for a block by its exact name: `Card`, `cards`. */
function isNamed({ name }: DeskBlock, search: string): boolean {
  return [name, `${name}s`].includes(search.trim()) || name.toLowerCase() === search.trim().toLowerCase();
}

/** Returns a search over the blocks: an exact name first, then what a block is called comes first, then what it is and what it is for. */
export function blockSearch(blocks: readonly DeskBlock[]): (search: string) => DeskBlock[] {
  const insertable = blocks.filter(({ example }) => example);
  const index = new MiniSearch({
    idField: 'name',
    fields: ['name', 'alsoCalled', 'items', 'summary', 'useFor'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { name: 6, alsoCalled: 6, items: 3, summary: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
    },
  });
  index.addAll(
    insertable.map(({ name, alsoCalled, parts, summary, useFor }) => ({
      name,
      alsoCalled: alsoCalled.join(' '),
      items: parts
        .slice(1)
        .map((part) => part.name)
        .join(' '),
      summary,
      // Other blocks are named in code.
      useFor: useFor.join(' ').replace(/`<[^`]*>`/g, ''),
    })),
  );
  return (search) =>
    search.trim()
      ? index
          .search(search)
          .flatMap(({ id }) => insertable.find(({ name }) => name === id) ?? [])
          .sort((one, other) => Number(isNamed(other, search)) - Number(isNamed(one, search)))
      : insertable;
}
