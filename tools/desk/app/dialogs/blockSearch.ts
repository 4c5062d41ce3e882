import type { DeskBlock } from '../../server/blocks';

/** Returns how well a block fits a search, from 0 for its name to 3 for what is said about it; null if it does not fit. */
function rankOf({ name, alsoCalled, parts, summary, useFor }: DeskBlock, search: string): number | null {
  const words = search.split(' ').filter(Boolean);
  const isOne = (names: readonly string[], texts: readonly string[]) =>
    names.some((own) => texts.some((text) => [own.toLowerCase(), `${own.toLowerCase()}s`].includes(text)));
  const names = [name, ...parts.map((part) => part.name), ...alsoCalled];
  // Other blocks are named in code.
  const text = [...names, summary, ...useFor]
    .join(' ')
    .replace(/`<[^`]*>`/g, '')
    .toLowerCase();
  const phrases = [words.join(' '), words.join('')];
  const fits = [isOne([name], phrases), isOne(alsoCalled, phrases), isOne(names, words)];
  const rank = [...fits, words.every((word) => text.includes(word))].indexOf(true);
  return rank < 0 ? null : rank;
}

/** Returns the blocks that fit a search, the best first. */
export function findBlocks(blocks: readonly DeskBlock[], search: string): DeskBlock[] {
  const found = blocks
    .filter(({ example }) => example)
    .map((block) => ({ block, rank: rankOf(block, search.trim().toLowerCase()) }));
  const fitting = found.flatMap(({ block, rank }) => (rank === null ? [] : [{ block, rank }]));
  return fitting.sort((one, other) => one.rank - other.rank).map(({ block }) => block);
}
