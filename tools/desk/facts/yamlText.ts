import { type Document, isMap, isPair, isScalar, isSeq, Document as NewDocument, type Pair, type Scalar } from 'yaml';
import { lineEnd } from '../../../lib/lines';
import { commonEnds } from '../commonEnds';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Columns after which a new text continues on the next line. */
const LINE_WIDTH = 112;

export function lineStart(source: string, position: number): number {
  return source.lastIndexOf('\n', position - 1) + 1;
}

/** The end of the line with the last character before a position that is not white space. */
export function contentEnd(source: string, position: number): number {
  return lineEnd(source, source.slice(0, position).trimEnd().length);
}

/** How far a position is from the start of its line, as spaces. */
export function indentAt(source: string, position: number): string {
  return ' '.repeat(position - lineStart(source, position));
}

export function nodeAt(document: Document, path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

export function pairAt(document: Document, path: Path): Pair | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  return parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1));
}

/** Whether a value is written between brackets or braces, where every line break must be left out. */
export function isInFlow(document: Document, path: Path): boolean {
  return path.some((_, length) => {
    const node = nodeAt(document, path.slice(0, length));
    return (isMap(node) || isSeq(node)) && node.flow === true;
  });
}

/** Returns YAML for a value after `key: `, the lines after the first one indented. */
export function writtenAfter(key: string, value: Value, indent: string, style?: Scalar['type']): string {
  const document = new NewDocument({ [key]: value });
  const written = document.get(key, true);
  if (isScalar(written) && (style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE')) written.type = style;
  const text = document.toString({ lineWidth: LINE_WIDTH - indent.length }).trimEnd();
  return text.slice(`${key}:`.length).trimStart().replaceAll('\n', `\n${indent}`);
}

/** Returns YAML for a value on one line. */
export function writtenInFlow(value: Value): string {
  const document = new NewDocument([value]);
  const text = document.toString({ lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trim();
  return text.slice(1, -1);
}

/** Returns YAML for an item of a list, its lines indented. */
export function writtenItem(value: Value, indent: string, isOnOneLine: boolean): string {
  const isGroup = typeof value === 'object' && value !== null;
  const options = { lineWidth: LINE_WIDTH - indent.length };
  const text =
    isOnOneLine && isGroup
      ? `- ${new NewDocument(value).toString({ lineWidth: 0, collectionStyle: 'flow' }).trim()}`
      : new NewDocument([value]).toString(options).trimEnd();
  return indent + text.replaceAll('\n', `\n${indent}`);
}

/**
 * Returns the source of a text in which some words changed, with its line breaks where they were; null where that is not
 * possible because of escaped characters.
 */
export function editedInPlace(source: string, before: string, after: string): string | null {
  /** The place in the source of each character of the value. */
  const places: number[] = [];
  let at = 0;
  for (const character of before) {
    if (source[at] === character) {
      places.push(at);
      at += 1;
      continue;
    }
    const gap = /^[ \t]*\n[ \t]*/.exec(source.slice(at))?.[0];
    if (character !== ' ' || !gap) return null;
    places.push(at);
    at += gap.length;
  }
  if (at !== source.length || places.length !== before.length) return null;
  places.push(at);
  const { start, end } = commonEnds(before, after);
  const [from = 0, to = 0] = [places[start], places[before.length - end]];
  return source.slice(0, from) + after.slice(start, after.length - end) + source.slice(to);
}
