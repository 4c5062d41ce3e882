import type { ChangeSpec, EditorState, Text } from '@codemirror/state';
import { bandContents, bands, inlineBlocks } from '../../../../src/blocks/contents';
import type { OutlineElement, PageOutline } from '../../protocol';
import { importRange, startOfContent } from './imports';

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
}

function accepts({ name }: OutlineElement, block: string): boolean {
  return bands.includes(name) && !bands.includes(block) && (bandContents[name]?.includes(block) ?? true);
}

/** The last line of the paragraph or list at a line. */
function endOfParagraph(doc: Text, number: number): number {
  let end = number;
  while (end < doc.lines && /^\s*[^\s<]/.test(doc.line(end + 1).text)) end += 1;
  return end;
}

/** Returns where a new block belongs: after what is at the cursor, or at the end of the last band that may contain it. */
export function placeForBlock(doc: Text, outline: PageOutline, position: number, block: string): Place {
  const around = elementsAt(outline, position).flatMap((index) => outline.elements[index] ?? []);
  const tops = outline.elements.filter(({ parent }) => parent < 0);
  const band =
    block === 'Hero' ? undefined : (around.at(-1) ?? tops.findLast((top) => accepts(top, block)) ?? tops.at(-1));
  const source = doc.toString();
  const start = importRange(source)?.to ?? Math.max(startOfContent(source) - 1, 0);
  if (!band) return { line: doc.lineAt(start).number, indent: '', isInBand: false };
  if (!accepts(band, block)) return { line: band.endLine, indent: '', isInBand: false };
  const place = { indent: '  ', isInBand: true };
  const inside = around.at(-2);
  if (inside) return { ...place, line: inside.endLine };
  const isInText = position > band.tagEnd && position < (band.contentEnd ?? 0);
  return { ...place, line: isInText ? endOfParagraph(doc, doc.lineAt(position).number) : band.endLine - 1 };
}
