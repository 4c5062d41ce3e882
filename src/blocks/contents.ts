interface Items {
  /** The only block that it takes inside. */
  block: string;
  /** At least one when not said. */
  minimum?: number;
  maximum?: number;
}

interface ListEntries {
  minimum: number;
  maximum?: number;
}

/** Blocks that hold blocks of one kind: which, and how many. `itemsOf` and the content check read it. */
export const items = {
  Actions: { block: 'Action', maximum: 4 },
  Cards: { block: 'Card', minimum: 2 },
  Jobs: { block: 'Job' },
  Lanes: { block: 'Message', minimum: 2 },
  Layers: { block: 'Layer', minimum: 2, maximum: 5 },
  PainPoints: { block: 'PainPoint', minimum: 2, maximum: 6 },
  Pairs: { block: 'Pair', minimum: 2 },
  Panels: { block: 'Panel' },
  People: { block: 'Person' },
  Questions: { block: 'Question', minimum: 2 },
  Quotes: { block: 'Quote', maximum: 4 },
  Snapshot: { block: 'Reading', minimum: 2 },
  Statistics: { block: 'Statistic', minimum: 2, maximum: 5 },
  Steps: { block: 'Step', minimum: 2, maximum: 6 },
  Tracks: { block: 'Track', minimum: 2 },
} as const satisfies Record<string, Items>;

/** Blocks that hold one Markdown list and nothing else, and how many entries. `entriesOf` and the content check read it. */
export const listEntries = {
  Checklist: { minimum: 1 },
  Layer: { minimum: 2, maximum: 4 },
} as const satisfies Record<string, ListEntries>;

export interface Limits {
  minimum: number;
  maximum: number;
}

/** What a block holds; undefined for one that is not in the list. */
export function itemsIn(block: keyof typeof items): Limits & { block: string };
export function itemsIn(block: string): (Limits & { block: string }) | undefined;
export function itemsIn(block: string): (Limits & { block: string }) | undefined {
  const found: Items | undefined = (items as Record<string, Items>)[block];
  return found && { minimum: 1, maximum: Infinity, ...found };
}

/** How many entries a block's list has; undefined for a block that is not in the list. */
export function listEntriesIn(block: keyof typeof listEntries): Limits;
export function listEntriesIn(block: string): Limits | undefined;
export function listEntriesIn(block: string): Limits | undefined {
  const found: ListEntries | undefined = (listEntries as Record<string, ListEntries>)[block];
  return found && { maximum: Infinity, ...found };
}

/** `2 to 4`, `at least 2`. */
export function limitsInWords({ minimum, maximum }: Limits): string {
  return maximum === Infinity ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}
