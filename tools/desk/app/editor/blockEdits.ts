import type { ChangeSpec, EditorState, Text } from '@codemirror/state';
import { bandContents, bands, inlineBlocks } from '../../../../src/blocks/contents';
import type { OutlineElement, PageOutline } from '../../protocol';
import { startOfContent } from './imports';

/** Changes of the text that forms and buttons make. Each touches only the lines that it must. */

/** Returns the indexes of the elements around a position, the innermost first. */
export function elementsAt({ elements }: PageOutline, position: number): number[] {
  const around = elements.flatMap(({ range }, index) =>
    range.start <= position && position <= range.end ? index : [],
  );
  return around.sort((one, other) => lengthOf(elements[one]) - lengthOf(elements[other]));
}

function lengthOf(element: OutlineElement | undefined): number {
  return element ? element.range.end - element.range.start : 0;
}

/** Sets, changes or removes a setting. */
export function settingChange(element: OutlineElement, name: string, value: string | true | null): ChangeSpec {
  const written = element.settings.find((setting) => setting.name === name);
  const text = value === true ? name : `${name}="${value?.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  if (written && value === null) return { from: written.range.start - 1, to: written.range.end };
  if (written) return { from: written.range.start, to: written.range.end, insert: text };
  if (value === null) return [];
  const last = element.settings.at(-1);
  const from = last ? last.range.end : element.range.start + 1 + element.name.length;
  return { from, insert: ` ${text}` };
}

/** Returns the blocks with which a block can change places, in order and with itself, and its place among them. */
export function siblingsOf({ elements }: PageOutline, index: number): { siblings: OutlineElement[]; place: number } {
  const own = elements[index];
  const canMove = ({ name }: OutlineElement) => /^[A-Z]/.test(name) && name !== 'Hero' && !inlineBlocks.includes(name);
  const siblings = elements.filter((element) => element.parent === own?.parent && canMove(element));
  return { siblings, place: own ? siblings.indexOf(own) : -1 };
}

/** Swaps two elements; what is between them stays. */
export function swap(state: EditorState, one: OutlineElement, other: OutlineElement): ChangeSpec {
  const text = (element: OutlineElement) => state.sliceDoc(element.range.start, element.range.end);
  return [
    { from: one.range.start, to: one.range.end, insert: text(other) },
    { from: other.range.start, to: other.range.end, insert: text(one) },
  ];
}

/** Removes an element with its lines, and with one of the blank lines around it. */
export function removal({ doc }: EditorState, { range }: OutlineElement): ChangeSpec {
  const first = doc.lineAt(range.start);
  const last = doc.lineAt(range.end);
  const isOwnLine = !doc.sliceString(first.from, range.start).trim() && !doc.sliceString(range.end, last.to).trim();
  if (!isOwnLine) return { from: range.start, to: range.end };
  const previous = first.number > 1 ? doc.line(first.number - 1) : null;
  const from = previous && !previous.text.trim() ? previous.from : first.from;
  return { from, to: Math.min(last.to + 1, doc.length) };
}

/** Indents every line that is not blank. */
export function indented(mdx: string, indent: string): string {
  return mdx
    .split('\n')
    .map((line) => (line.trim() ? indent + line : line))
    .join('\n');
}

/** Inserts MDX on lines of its own after a line, with a blank line on each side. */
export function insertionAfter(
  doc: Text,
  lineNumber: number,
  mdx: string,
  indent: string,
): { change: ChangeSpec; cursor: number } {
  const line = doc.line(lineNumber);
  const next = lineNumber < doc.lines ? doc.line(lineNumber + 1) : null;
  const isBlank = !line.text.trim();
  const previous = lineNumber > 1 ? doc.line(lineNumber - 1) : null;
  const before = isBlank ? (previous?.text.trim() ? '\n' : '') : '\n\n';
  const isBeforeClosing = next !== null && /^\s*<\//.test(next.text);
  const after = next?.text.trim() && !isBeforeClosing ? '\n' : '';
  const from = isBlank ? line.from : line.to;
  const insert = before + indented(mdx, indent) + after;
  return { change: { from, to: line.to, insert }, cursor: from + before.length + indent.length };
}

export interface Place {
  line: number;
  indent: string;
  /** Whether a band is around it, as around everything that is not one itself. */
  isInBand: boolean;
  /** The band at the cursor, where the block is not in it. */
  refusedBy: string | null;
  /** Whether the cursor is above the page's content, so that it says nothing about the place. */
  isChosen: boolean;
}

function accepts({ name }: OutlineElement, block: string): boolean {
  return bands.includes(name) && (bandContents[name]?.includes(block) ?? true);
}

/** The last line of the paragraph or list at a line. */
function endOfParagraph(doc: Text, number: number): number {
  const isText = (line: number) => line <= doc.lines && /^\s*[^\s<]/.test(doc.line(line).text);
  let end = number;
  if (isText(number)) while (isText(end + 1)) end += 1;
  return end;
}

function inBand(doc: Text, band: OutlineElement): Pick<Place, 'line' | 'indent' | 'isInBand'> {
  const indent = `${/^\s*/.exec(doc.line(band.line).text)?.[0] ?? ''}  `;
  return { line: Math.max(band.endLine - 1, band.line), indent, isInBand: true };
}

/** Where a block belongs while the cursor is above the content: in the first band that may contain it, or at the end. */
function placeWithoutCursor(doc: Text, { elements, imports }: PageOutline, block: string): Place {
  const tops = elements.filter(({ parent }) => parent < 0);
  const band = bands.includes(block) ? undefined : tops.find((element) => accepts(element, block));
  const start = imports.at(-1)?.range.end ?? Math.max(startOfContent(doc) - 1, 0);
  const last = block === 'Hero' ? undefined : tops.at(-1);
  const line = last ? last.endLine : doc.lineAt(start).number;
  const place = band ? inBand(doc, band) : { line, indent: '', isInBand: false };
  return { ...place, refusedBy: null, isChosen: false };
}

/** Returns where a new block belongs: after which line, and how far it is indented. */
export function placeForBlock(doc: Text, outline: PageOutline | null, position: number, block: string): Place {
  const here = doc.lineAt(position);
  const place = {
    line: endOfParagraph(doc, here.number),
    indent: '',
    isInBand: false,
    refusedBy: null,
    isChosen: true,
  };
  if (!outline) return place;
  const startsAt = Math.max(startOfContent(doc), (outline.imports.at(-1)?.range.end ?? -1) + 1);
  if (position < startsAt) return placeWithoutCursor(doc, outline, block);
  // At the end of a closing tag, the cursor is after the block.
  const around = elementsAt(outline, position)
    .flatMap((index) => outline.elements[index] ?? [])
    .filter(({ name, range }) => position < range.end || !bands.includes(name));
  const band = around.find(({ name }) => bands.includes(name));
  const outermost = around.at(-1);
  if (!band || bands.includes(block)) return outermost ? { ...place, line: outermost.endLine } : place;
  if (!accepts(band, block)) return { ...place, line: band.endLine, refusedBy: band.name };
  // The element in the band that has the cursor, if any: a new block goes after it.
  const inside = around[around.indexOf(band) - 1];
  const isAtTag = here.number === band.line || here.number === band.endLine;
  const inThisBand = inBand(doc, band);
  if (inside) return { ...place, ...inThisBand, line: inside.endLine };
  return { ...place, ...inThisBand, line: isAtTag ? inThisBand.line : place.line };
}
