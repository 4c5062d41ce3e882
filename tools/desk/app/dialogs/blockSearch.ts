import type { DeskBlock } from '../../server/blocks';

/** Returns how well a block fits a search, from 0; less than 0 where it does not. Exact names are first. */
function fitOf({ name, alsoCalled, parts, summary, useFor }: DeskBlock, search: string): number {
  const wanted = search.trim().toLowerCase();
  const items = parts.slice(1).map((part) => part.name);
  // Other blocks are named in code.
  const purpose = useFor.join(' ').replace(/`<[^`]*>`/g, '');
  const fields = [[name], [name, ...alsoCalled], [name, ...alsoCalled, ...items], [summary], [purpose]];
  const isFound = fields.map((texts, place) => {
    const lower = texts.map((text) => text.toLowerCase());
    return place === 0
      ? lower.some((text) => [text, `${text}s`].includes(wanted))
      : wanted.split(' ').every((word) => lower.join(' ').includes(word));
  });
  return isFound.includes(true) ? fields.length - isFound.indexOf(true) : -1;
}

/** Returns the blocks that fit a search, the best first. */
export function findBlocks(blocks: readonly DeskBlock[], search: string): DeskBlock[] {
  const insertable = blocks.filter(({ example }) => example);
  if (!search.trim()) return insertable;
  return insertable
    .map((block) => ({ block, fit: fitOf(block, search) }))
    .filter(({ fit }) => fit >= 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ block }) => block);
}
