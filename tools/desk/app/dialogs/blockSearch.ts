import type { DeskBlock } from '../../server/blocks';

/**
 * Returns how well a block fits a search: 0 for its name, then for another name of it, for its name among other words, and for what is
 * said about it; null if it does not fit.
 */
function rankOf({ name, alsoCalled, parts, summary, useFor }: DeskBlock, words: readonly string[]): number | null {
  const phrases = [words.join(' '), words.join('')];
  const isOne = (names: readonly string[], texts: readonly string[]) =>
    names.some((own) => texts.some((text) => [own.toLowerCase(), `${own.toLowerCase()}s`].includes(text)));
  const names = [name, ...alsoCalled].join(' ');
  const items = parts.map((part) => part.name);
  // Other blocks are named in code.
  const purpose = useFor.join(' ').replace(/`<[^`]*>`/g, '');
  const texts = [names, `${names} ${items.join(' ')}`, summary, purpose].map((text) => text.toLowerCase());
  const fits = [
    ...[isOne([name], phrases), isOne(alsoCalled, phrases), isOne([name, ...items, ...alsoCalled], words)],
    ...texts.map((text) => words.every((word) => text.includes(word))),
  ];
  const rank = fits.indexOf(true);
  return rank < 0 ? null : rank;
}

/** Returns the blocks that fit a search, the best first. */
export function findBlocks(blocks: readonly DeskBlock[], search: string): DeskBlock[] {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const found = blocks.filter(({ example }) => example).map((block) => ({ block, rank: rankOf(block, words) }));
  const fitting = found.flatMap(({ block, rank }) => (rank === null ? [] : [{ block, rank }]));
  return fitting.sort((one, other) => one.rank - other.rank).map(({ block }) => block);
}
