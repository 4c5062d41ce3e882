import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type Child,
  handbookPageOf,
  itemsError,
  layoutError,
  type Slot,
  type StructureName,
  slotError,
  slotOf,
  structureOf,
} from './structures';

/** The only error that blocks throw. Its message says which block, what is wrong, what was expected, and where to read more. */
export class BlockError extends Error {
  constructor(block: string, text: string) {
    super(`<${block}> ${text} More about this block: ${handbookPageOf(block)}`);
    this.name = 'BlockError';
  }
}

/** The names of the blocks. The minifier of the handbook's bundle shortens those of their functions. */
const names = new Map<unknown, string>();

/** Gives blocks the names under which pages import them. */
export function nameBlocks(blocks: object): void {
  for (const [name, block] of Object.entries(blocks)) names.set(block, name);
}

function describe(child: ReactNode): string {
  if (!isValidElement(child)) return `the text “${String(child).trim().slice(0, 40)}”`;
  return `<${names.get(child.type) ?? String(child.type)}>`;
}

/**
 * Returns the items among the children of a block.
 * @param item component of the items
 * @param look value of the block's setting `look`
 * @throws BlockError for any other child of a block without text, too few or too many items, and items that don't fit the look
 */
export function itemsOf<Props>(
  block: StructureName,
  children: ReactNode,
  item: ComponentType<Props>,
  look?: string,
): ReactElement<Props>[] {
  const content = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const items = content.filter((child) => isValidElement<Props>(child)).filter(({ type }) => type === item);
  const { items: allowed, hasText } = structureOf(block);
  const other = content.find((child) => !isValidElement(child) || child.type !== item);
  if (other !== undefined && !hasText)
    throw new BlockError(block, `contains ${describe(other)}. It may contain only <${allowed?.block}>.`);
  const settings = items.map(({ props }) =>
    Object.entries(props as object).flatMap(([name, value]) => (value === undefined ? [] : name)),
  );
  const error = itemsError(block, look, settings);
  if (error) throw new BlockError(block, error);
  return items;
}

const asChild = (node: ReactNode): Child =>
  isValidElement<Child['settings']>(node)
    ? { name: names.get(node.type), settings: node.props }
    : { name: null, settings: {} };

/**
 * Groups the children of a block by slot. Text, and blocks without a slot, are in `text`.
 * @throws BlockError for a child whose slot the block does not have
 */
export function slotsOf(block: StructureName, children: ReactNode): Record<Slot | 'text', ReactNode[]> {
  const slots: Record<Slot | 'text', ReactNode[]> = {
    text: [],
    actions: [],
    notes: [],
    form: [],
    beside: [],
    across: [],
  };
  for (const node of Children.toArray(children)) {
    const child = asChild(node);
    const error = slotError(block, child);
    if (error) throw new BlockError(block, error);
    slots[slotOf(child) ?? 'text'].push(node);
  }
  return slots;
}

/**
 * Separates the children of a block whose slot its setting `layout` names from the others, which stay in their order.
 * @throws BlockError if the layout needs such a child, and there is none
 */
export function layOut(
  block: StructureName,
  layout: string,
  children: ReactNode,
): [text: ReactNode[], slot: ReactNode[]] {
  const nodes = Children.toArray(children);
  const slots = nodes.map((node) => slotOf(asChild(node)));
  const error = layoutError(block, layout, slots);
  if (error) throw new BlockError(block, error);
  return [nodes.filter((_, index) => slots[index] !== layout), nodes.filter((_, index) => slots[index] === layout)];
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
  if (choice) return choice;
  throw new BlockError(block, `has ${setting}="${value}". Choose one of: ${choices.join(', ')}.`);
}

/**
 * Returns the value of a required setting.
 * @throws BlockError when it is missing or empty
 */
export function required(block: string, setting: string, value: string | undefined): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new BlockError(block, `has no ${setting}. Write ${setting}="…".`);
}
