import { documentBlocks } from '../../../plugins/handbook/code/documentBlocks';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { wrappers } from '../../../src/blocks/structures';
import * as icons from '../../../src/site/icons';

const iconNames = Object.keys(icons).filter((name) => name !== 'default');

/** Returns every block with its settings, advice and an example without imports, as in the handbook. */
export function deskBlocks(siteDirectory: string) {
  // The two blocks of the account belong to one page each.
  const forPages = documentBlocks(siteDirectory).filter(({ name }) => !wrappers.includes(name));
  return forPages.map(({ name, useFor, alsoCalled, parts, examples }) => ({
    ...{ name, useFor, alsoCalled, handbook: handbookPageOf(name), example: examples[0]?.mdx ?? '' },
    summary: parts[0].summary,
    /** The block first, then its items. */
    parts: parts.map(({ settings, ...part }) => ({
      ...part,
      settings: settings.map((setting) => (setting.kind === 'icon' ? { ...setting, choices: iconNames } : setting)),
    })),
  }));
}

/** A block for the palette and the forms. */
export type DeskBlock = ReturnType<typeof deskBlocks>[number];
