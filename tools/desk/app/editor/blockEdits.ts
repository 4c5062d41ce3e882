import type { ChangeSpec, EditorState, Text } from '@codemirror/state';
import { bands } from '../../../../src/blocks/contents';
import type { OutlineElement, PageOutline } from '../../protocol';

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

/** Returns the elements beside an element, in order, and its place among them. */
export function siblingsOf({ elements }: PageOutline, index: number): { siblings: OutlineElement[]; place: number } {
  const own = elements[index];
  const siblings = elements.filter(({ parent, name }) => parent === own?.parent && name === own?.name);
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

/** Bands that contain other blocks and text. A new block at the headline goes below it. */
const CONTAINERS = new Set(bands.filter((name) => name !== 'Hero'));

interface Place {
  line: number;
  indent: string;
  /** Whether a band is around it, as around everything that is not one itself. */
  isInBand: boolean;
}

/** Returns where a new block belongs: after which line, and how far it is indented. */
export function placeForBlock(doc: Text, outline: PageOutline | null, position: number, isForPage: boolean): Place {
  const here = doc.lineAt(position);
  if (!outline) return { line: here.number, indent: '', isInBand: false };
  const around = elementsAt(outline, position).flatMap((index) => outline.elements[index] ?? []);
  const container = isForPage ? undefined : around.find(({ name }) => CONTAINERS.has(name));
  // The element in the container that has the cursor, if any: a new block goes after it.
  const inside = container ? around[around.indexOf(container) - 1] : around.at(-1);
  const indent = container ? `${/^\s*/.exec(doc.line(container.line).text)?.[0] ?? ''}  ` : '';
  const isInBand = container !== undefined;
  if (inside) return { line: inside.endLine, indent, isInBand };
  if (container && (here.number === container.line || here.number === container.endLine)) {
    return { line: Math.max(container.endLine - 1, container.line), indent, isInBand };
  }
  const isBeforeContent = outline.imports.some(({ range }) => position <= range.end);
  const afterImports = outline.imports.at(-1);
  if (isBeforeContent && afterImports) return { line: doc.lineAt(afterImports.range.end).number, indent, isInBand };
  return { line: here.number, indent, isInBand };
}
