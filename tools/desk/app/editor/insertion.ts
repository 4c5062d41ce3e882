import { type ChangeSet, EditorState } from '@codemirror/state';
import type { Part } from '../../../../plugins/handbook/documentation';
import { bands, itemsIn } from '../../../../src/blocks/contents';
import { firstSection } from '../../../new-page/pageText';
import { readText } from '../../pageOutline';
import type { OutlineElement, PageOutline } from '../../protocol';
import { indented, insertionAfter, type Place, placeForBlock } from './blockEdits';
import { importChanges } from './imports';

/** The field of a block's own words, among those of its settings. */
export const OWN_WORDS = 'children';

/** Texts that are chosen or copied, and not written. */
const NOT_WRITTEN = ['to', 'source', 'partner', 'updated'];

/** Returns the field of a block's form in which a writer starts: an empty one, or the first for words; null if it asks for none. */
export function firstField(element: OutlineElement, { settings, content }: Part): string | null {
  const texts = settings.filter(
    ({ name, kind, isRequired }) => kind === 'text' && isRequired && !NOT_WRITTEN.includes(name),
  );
  const isEmpty = (name: string) => !element.settings.find((setting) => setting.name === name)?.value;
  const first = texts.find(({ name }) => isEmpty(name)) ?? texts[0];
  return first?.name ?? (content && !itemsIn(element.name) ? OWN_WORDS : null);
}

/** Says where a block went, for a writer who expects it at the cursor; null where it is there. */
function placeSentence(block: string, { isInBand, refusedBy, isChosen }: Place, isBand: boolean): string | null {
  const rest = isInBand || isBand ? '' : ' It needs a section around it, so it got one: give it a headline.';
  if (refusedBy) return `A ${refusedBy} block cannot contain a ${block} block, so it is below.${rest}`;
  if (!isChosen)
    return `The cursor was above the page’s content, so the ${block} block is ${isInBand ? 'in the first part of the page that may contain it' : 'at the end of the page'}.${rest}`;
  return rest ? `The ${block} block is where the cursor was.${rest}` : null;
}

export function blockNames(mdx: string): string[] {
  return [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
}

interface Insertion {
  changes: ChangeSet;
  /** In the first block that lacks words or, if none does, whose form asks for some. */
  cursor: number;
  /** Its field; null if there is none. */
  field: string | null;
  sentence: string | null;
}

/**
 * Returns how a block gets into a page, with its import and, where it needs one, a section around it.
 * @param parts of all blocks
 * @param after the line and indent of an item; by default, the place of a block is found
 */
export function insertion(
  { doc, selection }: EditorState,
  outline: PageOutline | null,
  parts: readonly Part[],
  block: string,
  after?: { line: number; indent: string },
): Insertion {
  const [name = ''] = blockNames(block);
  const isBand = bands.includes(name);
  const place = placeForBlock(doc, outline, selection.main.head, name);
  const isLoose = outline !== null && !after && !isBand && !place.isInBand;
  const mdx = isLoose ? `<Section title="${firstSection.title}">\n${indented(block, '  ')}\n</Section>` : block;
  const { line, indent } = after ?? place;
  const { change, cursor } = insertionAfter(doc, line, mdx, indent);
  const used = new Set([...(outline?.elements.map((element) => element.name) ?? []), ...blockNames(mdx)]);
  // Before the list of blocks has arrived, every import would look unused.
  const all = new Set(parts.map((part) => part.name));
  const imports = outline && all.size > 0 ? importChanges(doc, outline, used, all) : [];
  const state = EditorState.create({ doc });
  const changes = state.changes([change, ...imports]);
  // Import lines are above, so they move the block by as much as they grow.
  const start = cursor + changes.newLength - state.changes(change).newLength;
  const end = start + indented(mdx, indent).length - indent.length;

  const made = readText('page', changes.apply(doc).toString()).outline?.elements ?? [];
  const inside = made.flatMap((element) => {
    const part = parts.find((known) => known.name === element.name);
    const isNew = element.range.start >= start && element.range.end <= end;
    // Before the list of blocks has arrived, an empty setting is known from the text alone.
    const empty = element.settings.find(({ value }) => value === '')?.name ?? null;
    const field = isNew ? (part ? firstField(element, part) : empty) : null;
    return field === null ? [] : { element, field };
  });
  const isEmpty = ({ element, field }: (typeof inside)[number]) =>
    element.settings.some(({ name, value }) => name === field && value === '');
  const first = inside.find(isEmpty) ?? inside[0];
  return {
    changes,
    cursor: (first?.element.range.start ?? start) + 1,
    field: first?.field ?? null,
    sentence: outline && !after ? placeSentence(name, place, isBand) : null,
  };
}
