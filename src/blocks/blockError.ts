import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type items, itemsIn } from './contents';
import { foreignChild, handbookPageOf, type Mistake, missingSetting, unknownChoice, wrongCount } from './errorTexts';

/** The one kind of error a block throws: which block, what is wrong, what was expected, where to read more. */
export class BlockError extends Error {
  constructor(block: string, { problem, expected }: Mistake) {
    super(`<${block}> ${problem} ${expected} More about this block: ${handbookPageOf(block)}`);
    this.name = 'BlockError';
  }
}

type ItemType<Props> = ComponentType<Props> & { displayName?: string };

function describe(child: ReactNode): string {
  if (!isValidElement<{ children?: ReactNode }>(child)) return `the text “${String(child).trim().slice(0, 40)}”`;
  if (typeof child.type === 'string') return `<${child.type}>`;
  const component = child.type as ItemType<unknown>;
  return `<${component.displayName ?? component.name}>`;
}

function isBlank(child: ReactNode): boolean {
  return typeof child === 'string' && child.trim() === '';
}

/**
 * The children of a block that holds items of one kind; `contents.ts` says which kind, and how many.
 * @param block name of the block
 * @param item the component of that kind
 * @throws BlockError for any other child, and for too few or too many
 */
export function itemsOf<Props>(
  block: keyof typeof items,
  children: ReactNode,
  item: ItemType<Props>,
): ReactElement<Props>[] {
  const { block: itemName, ...limits } = itemsIn(block);
  const found: ReactElement<Props>[] = [];
  for (const child of Children.toArray(children)) {
    if (isBlank(child)) continue;
    if (!isValidElement<Props>(child) || child.type !== item) {
      throw new BlockError(block, foreignChild(describe(child), itemName));
    }
    found.push(child);
  }
  if (found.length < limits.minimum || found.length > limits.maximum) {
    throw new BlockError(block, wrongCount(found.length, itemName, limits));
  }
  return found;
}

/**
 * A setting that must be one of a few words.
 * @throws BlockError that lists the words
 */
export function oneOf<Choice extends string>(
  block: string,
  setting: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new BlockError(block, unknownChoice(setting, value, choices));
  }
  return choice;
}

/**
 * A setting that must be there.
 * @throws BlockError when it is missing or empty
 */
export function required(block: string, setting: string, value: string | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new BlockError(block, missingSetting(setting));
  }
  return value;
}
