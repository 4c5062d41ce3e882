import { formAnchors } from '../config/forms';
import { AFTER_PAYMENT_ANCHOR } from '../config/paths';

/**
 * Where a `<Hero>`, `<CallToAction>`, `<SignInCallback>` or `<Section layout="beside">` puts a block: beside the text, below it across the
 * page, with the buttons, as notes below the buttons, or, for a form, beside the text and on phones before the exhibit.
 */
export type Slot = 'beside' | 'across' | 'actions' | 'notes' | 'form';

/** How many items a block may contain. */
interface Limits {
  /** 0 by default. */
  minimum?: number;
  /** Any number by default. */
  maximum?: number;
}

/** Blocks of one kind in another block, and how many of them. */
interface Items<Block extends string = string> extends Limits {
  block: Block;
}

/** What a look of a block requires of its items. */
interface LookLimits extends Limits {
  /** A setting that each item has with this look, and with no other. */
  itemSetting?: string;
}

/** A list of facts, and the key of its entries that a setting repeats. */
export type FactName = 'cases.page' | 'cases.servicePage' | 'partners.name';

/** What the content check and the handbook know about a block or an item without running it. */
export interface Structure<Block extends string = string, Setting extends string = string> {
  /** The only blocks that it may contain. */
  items?: Items<Block>;
  /** Its items stand beside text, in any order. */
  hasText?: true;
  /** Values of its setting `look` with requirements of their own for the items. */
  looks?: Readonly<Record<string, LookLimits>>;
  /** It contains one Markdown list and nothing else. */
  isList?: true;
  /** It is used inside a sentence. */
  isInline?: true;
  /** The whole of it is a link. */
  isLink?: true;
  /** It wraps a whole page. */
  isWrapper?: true;
  /** It is as wide as the page and not inside another block. All other content is inside such a band. */
  isBand?: true;
  /** The blocks that a band may contain besides text; by default any, or with `slots` any that has a slot. */
  accepts?: readonly Block[];

  /** Its slot in a block with slots; where the slot depends on settings, a function of them. Other blocks are with the text. */
  slot?: Slot | ((settings: Readonly<Record<string, unknown>>) => Slot);
  /** The slots that it has. A block with another slot would not be shown in it. */
  slots?: readonly Slot[];

  /** The setting that becomes a heading. */
  heading?: Setting;
  /** The level of that heading; by default it depends on the surrounding blocks. */
  level?: 1;
  /** Headings inside it are one level deeper than its own. */
  deepens?: true;
  /** The setting whose text becomes an anchor. */
  anchor?: Setting;
  /** The anchor that it always has. */
  ownAnchor?: string;
  /** Headings with text of their own, as levels below the surrounding level. */
  ownHeadings?: readonly number[];
  /** Settings that name an entry of the facts. */
  factNames?: Readonly<Partial<Record<Setting, FactName>>>;
  /** The block on whose handbook page it is described, if it isn't an item of that block. */
  describedWith?: Block;
}

/** Settings that contain an address. Content check and build read them as addresses; `structures.test.tsx` finds a link that is missing here. */
export const urlSettings: ReadonlyMap<string, 'link' | 'picture'> = new Map([
  ['to', 'link'],
  ['source', 'picture'],
  ['picture', 'picture'],
]);

/**
 * The structure of every block and item that has one. Blocks import this file, so it doesn't import them; `structures.test.tsx`
 * checks the names of blocks and of settings.
 */
export const structures = {
  Action: { isLink: true },
  Actions: { items: { block: 'Action', minimum: 1, maximum: 4 }, slot: 'actions' },
  AfterPayment: { isBand: true, heading: 'title', deepens: true, anchor: 'title', ownAnchor: AFTER_PAYMENT_ANCHOR },
  AssessmentForm: { slot: 'form', ownHeadings: [0], ownAnchor: formAnchors.assessment },
  Banner: { isBand: true, accepts: ['Actions', 'Statistics'], heading: 'title' },
  CallToAction: { isBand: true, accepts: ['Actions', 'Sheet'], slots: ['actions', 'beside'], heading: 'title' },
  Card: { heading: 'title' },
  Cards: { items: { block: 'Card', minimum: 2 } },
  CaseFigures: { describedWith: 'CaseStudies' },
  CaseStudies: { slot: 'across', factNames: { servicePage: 'cases.servicePage' } },
  CaseStudy: { slot: 'across', factNames: { page: 'cases.page' }, describedWith: 'CaseStudies' },
  ChatPreview: { slot: 'beside' },
  Checklist: { isList: true },
  ContactDetails: { slot: 'notes' },
  ContactForm: { slot: 'form', ownHeadings: [0], ownAnchor: formAnchors.contact },
  Clause: { heading: 'title', deepens: true, anchor: 'title' },
  EmailLink: { isInline: true, describedWith: 'ContactDetails' },
  Finder: { items: { block: 'Situation', minimum: 3 }, looks: { columns: { itemSetting: 'group' } } },
  GeneralApplication: { describedWith: 'Jobs' },
  Hero: { isBand: true, slots: ['beside', 'across', 'actions', 'notes', 'form'], heading: 'title', level: 1 },
  Job: { heading: 'title' },
  Jobs: { items: { block: 'Job', minimum: 1 } },
  Layer: { items: { block: 'Part', minimum: 2, maximum: 4 } },
  Layers: { items: { block: 'Layer', minimum: 2, maximum: 5 } },
  LegalText: { isBand: true, items: { block: 'Clause', minimum: 1 } },
  PainPoint: { heading: 'title' },
  PainPoints: { items: { block: 'PainPoint', minimum: 2, maximum: 6 } },
  Panel: { heading: 'title', factNames: { partner: 'partners.name' } },
  Panels: { items: { block: 'Panel', minimum: 1 } },
  PartnerDirectory: { ownHeadings: [0, 1] },
  People: { items: { block: 'Person', minimum: 1 } },
  Person: { heading: 'name' },
  Picture: { slot: 'beside' },
  PricingPlans: { ownHeadings: [0] },
  Question: { heading: 'title' },
  Questions: { items: { block: 'Question', minimum: 2 } },
  Quotes: {
    items: { block: 'Quote', minimum: 1, maximum: 4 },
    looks: { single: { maximum: 1 }, pair: { minimum: 2, maximum: 2 }, lead: { minimum: 3 } },
    slot: 'beside',
  },
  Run: { slot: 'across' },
  Screen: { items: { block: 'ScreenField', minimum: 1 } },
  Screens: {
    items: { block: 'Screen', minimum: 1, maximum: 3 },
    looks: { board: { maximum: 1 }, phones: { minimum: 2, maximum: 2 }, stages: { minimum: 3 } },
    slot: 'across',
  },
  Section: { isBand: true, heading: 'title', deepens: true, anchor: 'title' },
  Sheet: {
    items: { block: 'Row', minimum: 1, maximum: 7 },
    hasText: true,
    slot: ({ layout }) => (layout === 'across' ? 'across' : 'beside'),
  },
  SignInCallback: { isWrapper: true, slots: ['beside', 'across'] },
  Situation: { isLink: true },
  Statistics: { items: { block: 'Statistic', minimum: 2, maximum: 5 }, slot: 'beside' },
  Step: { heading: 'title' },
  Steps: {
    items: { block: 'Step', minimum: 2, maximum: 4 },
    looks: { conversation: { itemSetting: 'speaker' }, list: { maximum: 6 } },
  },
  SubscriptionSuccess: { isWrapper: true },
  Tracks: { items: { block: 'Track', minimum: 1 }, slot: 'across' },
} as const satisfies Readonly<Record<string, Structure>>;

/** The name of a block or an item that has a structure. */
export type StructureName = keyof typeof structures;

const entries = Object.entries<Structure>(structures);
const byName: ReadonlyMap<string | null | undefined, Structure> = new Map(entries);

/** Returns the structure of a block or an item; an empty one for any other name. */
export const structureOf = (name: string | null | undefined): Structure => byName.get(name) ?? {};

const namesWith = (key: keyof Structure): readonly string[] =>
  entries.flatMap(([name, structure]) => (structure[key] ? name : []));

export const listBlocks = namesWith('isList');
export const bands = namesWith('isBand');
export const wrappers = namesWith('isWrapper');

/** Blocks that contain blocks of one kind and nothing else. */
export const blockItems: Readonly<Record<string, Items>> = Object.fromEntries(
  entries.flatMap(([name, { items, hasText }]) => (items && !hasText ? [[name, items]] : [])),
);

/** The block that each item belongs to: `Card` → `Cards`. */
export const parentByItem: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([name, { items }]) => (items ? [[items.block, name]] : [])),
);

/** Says that a block cannot contain another one. The text continues the block's name. */
export const refusal = (block: string, child: string) => `cannot contain <${child}>. Move it below </${block}>.`;

/** Says that a block does not accept another one inside it; null if it does. The text continues the block's name. */
export function childError(block: string, child: string): string | null {
  const { accepts, slots, isWrapper } = structureOf(block);
  const { slot, isBand, isInline } = structureOf(child);
  if (isWrapper || isInline) return null;
  const isAccepted = accepts ? accepts.includes(child) : !slots || slot !== undefined;
  return isAccepted && !isBand && child !== block ? null : refusal(block, child);
}

const slotPhrases: Readonly<Record<Slot, string>> = {
  beside: 'beside its text',
  across: 'across the page',
  actions: 'for buttons',
  notes: 'for contact details',
  form: 'for a form',
};

/** A block inside another one: its name, and its settings. */
export interface Child {
  name: string | null | undefined;
  settings: Readonly<Record<string, unknown>>;
}

/** Returns the slot of a block with its settings; undefined if it is with the text. */
export function slotOf({ name, settings }: Child): Slot | undefined {
  const { slot } = structureOf(name);
  return typeof slot === 'function' ? slot(settings) : slot;
}

/**
 * Says that a block has no slot for a block inside it, which would not be shown; null if it has. The text continues the block's name.
 */
export function slotError(block: string, child: Child): string | null {
  const { slots } = structureOf(block);
  const slot = slotOf(child);
  if (!slots || !slot || slots.includes(slot)) return null;
  const remedy = typeof structureOf(child.name).slot === 'function' ? 'Change its settings, or move' : 'Move';
  return `has no place ${slotPhrases[slot]}, so <${child.name}> would be missing. ${remedy} it to the <Hero>.`;
}

/** Says that a `<Section layout="beside">` contains no block that can be beside its text; null if it does. The text continues its name. */
export function sectionError(layout: string | undefined, hasBeside: boolean): string | null {
  if (layout !== 'beside' || hasBeside) return null;
  return 'has layout="beside", and contains no <Picture>, <Sheet> or other block beside its text. Add one, or delete layout.';
}

/** Returns the address of a block's handbook page; for an item such as `Card`, its part of the block's page. */
export function handbookPageOf(block: string): string {
  let page = block;
  for (let next: string | undefined = block; next; next = parentByItem.get(next) ?? structureOf(next).describedWith)
    page = next;
  const anchor = page === block ? '' : `#${block}`;
  return `/handbook/blocks/${page}${anchor}`.toLowerCase();
}

/** Writes limits as text: `2 to 4`, `exactly 2`, `at least 2`, `at most 3`. */
function limitsText({ minimum = 0, maximum = Infinity }: Limits): string {
  if (minimum === maximum) return `exactly ${minimum}`;
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === 0 ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

/**
 * Says that a block has too few or too many items, or items that don't fit its look; null if they are right. The text continues the
 * block's name.
 * @param settings the names of the settings of each item
 */
export function itemsError(block: string, look: string | undefined, settings: readonly string[][]): string | null {
  const { items, looks = {} } = structureOf(block);
  if (!items) return null;
  const item = items.block;
  const ofLook = looks[look ?? ''];
  const limits = { ...items, ...ofLook };
  const { minimum = 0, maximum = Infinity } = limits;
  if (settings.length < minimum || settings.length > maximum)
    return `contains ${settings.length} <${item}>. It needs ${limitsText(limits)}${ofLook ? ` with look="${look}"` : ''}.`;
  for (const [other, { itemSetting = '' }] of Object.entries(looks)) {
    const has = (names: string[]) => names.includes(itemSetting);
    if (itemSetting && other === look && !settings.every(has))
      return `has look="${look}", and a <${item}> without ${itemSetting}. Write ${itemSetting}="…" in each <${item}>.`;
    if (itemSetting && other !== look && settings.some(has))
      return `contains a <${item}> with ${itemSetting}. Write look="${other}", or delete ${itemSetting}.`;
  }
  return null;
}
