import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { foreignChild, handbookPageOf, missingSetting, unknownChoice, wrongItems } from './errorTexts';
import { anyItemsIn, type Container } from './structures';

/** The only error that blocks throw. Its message says which block, what is wrong, what was expected, and where to read more. */
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
 * Separates a block's items from its other children.
 * @param item component of the items
 * @returns the items, and the other children without blank texts
 * @throws BlockError for too few or too many items, and for items that don't fit the look
 */
export function itemsInText<Props>(
  block: Container,
  children: ReactNode,
  item: ComponentType<Props>,
  look?: string,
): { items: ReactElement<Props>[]; others: ReactNode[] } {
  const items: ReactElement<Props>[] = [];
  const others: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement<Props>(child) && child.type === item) items.push(child);
    else if (!isBlank(child)) others.push(child);
  }
  const settings = items.map(({ props }) =>
    Object.entries(props as object).flatMap(([name, value]) => (value === undefined ? [] : name)),
  );
  const fault = wrongItems(block, look, settings);
  if (fault) throw new BlockError(block, fault);
  return { items, others };
}

/**
 * Returns the items of a block that contains nothing else.
 * @param item component of the items
 * @param look value of the block's setting `look`
 * @throws BlockError for any other child, too few or too many items, and items that don't fit the look
 */
export function itemsOf<Props>(
  block: Container,
  children: ReactNode,
  item: ComponentType<Props>,
  look?: string,
): ReactElement<Props>[] {
  const other = Children.toArray(children).find(
    (child) => !isBlank(child) && !(isValidElement(child) && child.type === item),
  );
  if (other !== undefined) throw new BlockError(block, foreignChild(describe(other), anyItemsIn(block).block));
  return itemsInText(block, children, item, look).items;
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
