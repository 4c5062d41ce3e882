import type { DeskBlock } from '../../server/blocks';

/** Returns where a block has the words of a search: 0 for its exact name, 3 for what is said about it, null for nowhere. */
function placeOf({ name, alsoCalled, parts, summary, useFor }: DeskBlock, words: readonly string[]): number | null {
  const exact = words.join(' ');
  if ([exact, `${exact}s`].includes(name.toLowerCase())) return 0;
  const names = [name, ...alsoCalled].join(' ');
  const items = parts.map((part) => part.name).join(' ');
  // Other blocks are named in code.
  const purpose = useFor.join(' ').replace(/`<[^`]*>`/g, '');
  const texts = [names, `${names} ${items}`, summary, purpose].map((text) => text.toLowerCase());
  const place = texts.findIndex((text) => words.every((word) => text.includes(word)));
  return place < 0 ? null : place + 1;
}

/** Returns the blocks that fit a search, the best first. */
export function findBlocks(blocks: readonly DeskBlock[], search: string): DeskBlock[] {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const found = blocks.filter(({ example }) => example).map((block) => ({ block, place: placeOf(block, words) }));
  const fitting = found.flatMap(({ block, place }) => (place === null ? [] : [{ block, place }]));
  return fitting.sort((one, other) => one.place - other.place).map(({ block }) => block);
}
