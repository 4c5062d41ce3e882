import { documentBlocks } from '../../../plugins/handbook/code/documentBlocks';
import { wrappers } from '../../../src/blocks/contents';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import * as icons from '../../../src/site/icons';
import type { DeskBlock } from '../protocol';

/** Returns every block with its settings, advice and example, as in the handbook. */
export function deskBlocks(siteDirectory: string): DeskBlock[] {
  // The two blocks of the account belong to one page each.
  const forPages = documentBlocks(siteDirectory).filter(({ name }) => !wrappers.includes(name));
  return forPages.map(({ name, useFor, alsoCalled, parts, examples }) => ({
    ...{ name, useFor, alsoCalled },
    summary: parts[0].summary,
    handbook: handbookPageOf(name),
    parts: parts.map((part) => ({
      ...part,
      settings: part.settings.map((setting) =>
        setting.kind === 'icon'
          ? { ...setting, choices: Object.keys(icons).filter((icon) => icon !== 'default') }
          : setting,
      ),
    })),
    example: examples[0]?.mdx ?? '',
  }));
}
