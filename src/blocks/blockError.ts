import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { foreignChild, handbookPageOf, missingSetting, unknownChoice, wrongCount } from './errorTexts';
import { anyItemsIn, type Container, isWithin } from './structures';

/** The only error that blocks throw. Its message names the block, what the page has, what it should have, and where to read more. */
export class BlockError extends Error {
  constructor(block: string, text: string) {
    super(`<${block}> ${text} More about this block: ${handbookPageOf(block)}`);
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
 * Separates the items among the children of a block from what else is there.
 * @param item component of the items
 * @returns the items, and the other children without blank texts
 * @throws BlockError for too few or too many items
 */
export function itemsInText<Props>(
  block: Container,
  children: ReactNode,
  item: ComponentType<Props>,
): { items: ReactElement<Props>[]; others: ReactNode[] } {
  const items: ReactElement<Props>[] = [];
  const others: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement<Props>(child) && child.type === item) items.push(child);
    else if (!isBlank(child)) others.push(child);
  }
  const declared = anyItemsIn(block);
  if (!isWithin(items.length, declared)) throw new BlockError(block, wrongCount(items.length, declared));
  return { items, others };
}

/**
 * Returns the items of a block that contains nothing else.
 * @param item component of the items
 * @throws BlockError for any other child, and for too few or too many items
 */
export function itemsOf<Props>(
  block: Container,
  children: ReactNode,
  item: ComponentType<Props>,
): ReactElement<Props>[] {
  const other = Children.toArray(children).find(
    (child) => !isBlank(child) && !(isValidElement(child) && child.type === item),
  );
  if (other !== undefined) throw new BlockError(block, foreignChild(describe(other), anyItemsIn(block).block));
  return itemsInText(block, children, item).items;
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
