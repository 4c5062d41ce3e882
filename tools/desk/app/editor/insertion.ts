import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { Part } from '../../../../plugins/handbook/documentation';
import { bands, itemsIn } from '../../../../src/blocks/contents';
import { firstSection } from '../../../new-page/pageText';
import { readText } from '../../pageOutline';
import type { OutlineElement, PageOutline } from '../../protocol';
import { indented, insertionAfter, placeForBlock } from './blockEdits';

/** The field of a block's own words, among those of its settings. */
export const OWN_WORDS = 'children';

/** Texts that are chosen or copied, and not written. */
const NOT_WRITTEN = ['to', 'source', 'partner', 'updated'];

const isEmpty = ({ settings }: OutlineElement, field: string) =>
  settings.some(({ name, value }) => name === field && value === '');

/** Returns the field of a block's form in which a writer starts: an empty one, or the first for words; null if it asks for none. */
export function firstField(element: OutlineElement, { settings, content }: Part): string | null {
  const texts = settings.filter(
    ({ name, kind, isRequired }) => kind === 'text' && isRequired && !NOT_WRITTEN.includes(name),
  );
  const first = texts.find(({ name }) => isEmpty(element, name)) ?? texts[0];
  return first?.name ?? (content && !itemsIn(element.name) ? OWN_WORDS : null);
}

interface Insertion {
  changes: ChangeSpec;
  /** In the first block that lacks words or, if none does, whose form asks for some. */
  cursor: number;
  /** Its field; null if there is none. */
  field: string | null;
}

/**
 * Returns how a block gets into a page, where it needs one with a section around it.
 * @param parts of all blocks
 * @param after the line and indent of an item; by default, the place of a block is found
 */
export function insertion(
  state: EditorState,
  outline: PageOutline,
  parts: readonly Part[],
  block: string,
  after?: { line: number; indent: string },
): Insertion {
  const [, name = ''] = /<(\w+)/.exec(block) ?? [];
  const place = placeForBlock(state.doc, outline, state.selection.main.head, name);
  const isLoose = !after && !place.isInBand && !bands.includes(name);
  const mdx = isLoose ? `<Section title="${firstSection.title}">\n${indented(block, '  ')}\n</Section>` : block;
  const { line, indent } = after ?? place;
  const { change: changes, cursor: start } = insertionAfter(state.doc, line, mdx, indent);
  const end = start + indented(mdx, indent).length - indent.length;
  const made = readText('page', state.update({ changes }).newDoc.toString()).outline?.elements ?? [];
  const fields = made.flatMap((element) => {
    const part = parts.find((known) => known.name === element.name);
    const isNew = element.range.start >= start && element.range.end <= end;
    const field = part && isNew ? firstField(element, part) : null;
    return field === null ? [] : { element, field };
  });
  const first = fields.find(({ element, field }) => isEmpty(element, field)) ?? fields[0];
  return { changes, cursor: (first?.element.range.start ?? start) + 1, field: first?.field ?? null };
}
