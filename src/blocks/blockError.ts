import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { blockItems } from './contents';
import {
  type BlockErrorText,
  foreignChild,
  handbookPageOf,
  missingSetting,
  unknownChoice,
  wrongCount,
} from './errorTexts';

/** The only error that blocks throw. Its message names the block, what the page has, what it should have, and where to read more. */
export class BlockError extends Error {
  constructor(block: string, { actual, expected }: BlockErrorText) {
    super(`<${block}> ${actual} ${expected} More about this block: ${handbookPageOf(block)}`);
    this.name = 'BlockError';
  }
}

function describe(child: ReactNode): string {
  if (!isValidElement(child)) return `the text “${String(child).trim().slice(0, 40)}”`;
  return `<${typeof child.type === 'string' ? child.type : child.type.name}>`;
}

function isBlank(child: ReactNode): boolean {
  return typeof child === 'string' && child.trim() === '';
}

/**
 * Returns the items among the children of a block.
 * @param item component of the items
 * @throws BlockError for any other child, and for too few or too many items
 */
export function itemsOf<Props>(
  block: keyof typeof blockItems,
  children: ReactNode,
  item: ComponentType<Props>,
): ReactElement<Props>[] {
  const { block: itemName, ...limits } = blockItems[block];
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
 * Returns the value of a setting that has a fixed list of choices.
 * @throws BlockError for any other value
 */
export function oneOf<Choice extends string>(
  block: string,
  setting: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new BlockError(block, unknownChoice(setting, value, choices));
  return choice;
}

/**
 * Returns the value of a required setting.
 * @throws BlockError when it is missing or empty
 */
export function required(block: string, setting: string, value: string | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') throw new BlockError(block, missingSetting(setting));
  return value;
}
