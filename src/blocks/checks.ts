import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { formatOf, type settingFormats } from './settingFormats';
import {
  type Child,
  childError,
  handbookPageOf,
  itemsError,
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

/**
 * Returns the name of a block; undefined for any other component.
 * @throws Error if no block has a name, so that none would get into its slot
 */
function nameOf(component: unknown): string | undefined {
  if (names.size === 0) throw new Error('Import blocks from src/blocks, which gives them their names.');
  return names.get(component);
}

function describe(child: ReactNode): string {
  if (!isValidElement(child)) return `the text “${String(child).trim().slice(0, 40)}”`;
  return `<${nameOf(child.type) ?? String(child.type)}>`;
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

/** Returns the names of the blocks among children, also of those inside Markdown. */
function blocksIn(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((node) => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return [];
    return nameOf(node.type) ?? blocksIn(node.props.children);
  });
}

/**
 * Returns the children of a band.
 * @throws BlockError for a block that the band does not accept
 */
export function childrenOf(band: StructureName, children: ReactNode): ReactNode[] {
  for (const name of blocksIn(children)) {
    const error = childError(band, name);
    if (error) throw new BlockError(band, error);
  }
  return Children.toArray(children);
}

const asChild = (node: ReactNode): Child =>
  isValidElement<Child['settings']>(node)
    ? { name: nameOf(node.type), settings: node.props }
    : { name: null, settings: {} };

/** Returns the slot of a block among children; undefined for other children. */
export const slotOfNode = (node: ReactNode): Slot | undefined => slotOf(asChild(node));

/**
 * Groups the children of a block by slot. Text is in `text`.
 * @throws BlockError for a child that the block does not accept, or whose slot it does not have
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
  for (const node of childrenOf(block, children)) {
    const child = asChild(node);
    const error = slotError(block, child);
    if (error) throw new BlockError(block, error);
    slots[slotOf(child) ?? 'text'].push(node);
  }
  return slots;
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
 * Refuses a setting in another format than that of `settingFormats`.
 * @param others the block's other settings
 * @throws BlockError for any other value
 */
export function checkFormat<Block extends keyof typeof settingFormats>(
  block: Block,
  setting: keyof (typeof settingFormats)[Block] & string,
  value: string,
  others: Readonly<Record<string, string>> = {},
): void {
  const format = formatOf(block, setting);
  if (format && !format.isValid(value, others))
    throw new BlockError(block, `has ${setting}="${value}". ${format.advice}`);
}

/**
 * Returns the value of a required setting.
 * @throws BlockError when it is missing or empty
 */
export function required(block: string, setting: string, value: string | undefined): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new BlockError(block, `has no ${setting}. Write ${setting}="…".`);
}
