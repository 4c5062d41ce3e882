import { documentBlocks } from '../../../plugins/handbook/code/documentBlocks';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { wrappers } from '../../../src/blocks/structures';

/** Returns every block with its settings, advice and an example without imports, as in the handbook. */
export function deskBlocks(siteDirectory: string) {
  // The two blocks of the account belong to one page each.
  const forPages = documentBlocks(siteDirectory).filter(({ name }) => !wrappers.includes(name));
  return forPages.map(({ name, useFor, alsoCalled, parts, examples }) => ({
    ...{ name, useFor, alsoCalled, handbook: handbookPageOf(name), example: examples[0]?.mdx ?? '' },
    summary: parts[0].summary,
    /** The block first, then its items. */
    parts,
  }));
}

/** A block for the palette and the forms. */
export type DeskBlock = ReturnType<typeof deskBlocks>[number];
