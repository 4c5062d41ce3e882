import { type Limits, limitsInWords } from './contents';

/**
 * The words of a block's errors, apart from React: `blockError.ts` throws them, and the handbook lists them before
 * anyone meets them (`plugins/handbook/code/blockErrors.ts`).
 */
export interface Mistake {
  /** What is wrong, as the rest of a sentence that starts with the block: `has no title.` */
  problem: string;
  /** What was expected, as a sentence. */
  expected: string;
}

/** A block or a text that has no place inside this one. */
export function foreignChild(child: string, itemName: string): Mistake {
  return { problem: `holds ${child}.`, expected: `It takes only <${itemName}> inside.` };
}

/** Too few items or too many. */
export function wrongCount(count: number | string, itemName: string, limits: Limits): Mistake {
  return { problem: `holds ${count} <${itemName}>.`, expected: `It takes ${limitsInWords(limits)}.` };
}

/** A Markdown list with too few entries or too many. */
export function wrongListLength(count: number | string, limits: Limits): Mistake {
  return { problem: `holds a list of ${count}.`, expected: `It takes ${limitsInWords(limits)} entries.` };
}

/** A setting that is none of the words it may be. */
export function unknownChoice(setting: string, value: string, choices: readonly string[]): Mistake {
  return { problem: `has ${setting}="${value}".`, expected: `Choose one of: ${choices.join(', ')}.` };
}

/** A setting that must be there and is not. */
export function missingSetting(setting: string): Mistake {
  return { problem: `has no ${setting}.`, expected: `Write ${setting}="…".` };
}

/** Something else than the one Markdown list that the block takes. */
export const notOneList: Mistake = {
  problem: 'holds something else than one list.',
  expected: 'Write one Markdown list inside: lines that start with "- ".',
};

/** The handbook's page about a block. An item such as `Card` has its address too, which leads to the page of `Cards`. */
export function handbookPageOf(block: string): string {
  return `/handbook/blocks/${block.toLowerCase()}`;
}
