import { diff3Merge } from 'node-diff3';
import { type Document, isCollection, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { withWords } from './text';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Front matter starts with "---". */
const isFrontMatter = (source: string) => source.startsWith('---');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Changes a YAML text. Notes stay with what they are about, and lines that did not change as they are written. */
function edited(source: string, change: (document: Document) => void): string {
  const document: Document = parseDocument(source);
  if (document.errors.length > 0) return source;
  // Nothing but "---" is null.
  if (isScalar(document.contents)) document.contents = null;
  const options = isFrontMatter(source) ? { lineWidth: 0, flowCollectionPadding: false } : { lineWidth: 112 };
  const before = document.toString(options);
  change(document);
  const after = document.toString(options);
  const parts = diff3Merge(linesOf(source), linesOf(before), linesOf(after), { excludeFalseConflicts: true });
  const text = parts.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []).join('');
  return isSame(parse(text), document.toJS()) ? text : after;
}

/** Returns a YAML text with another value, written as the one before; null if it cannot be written that way. */
function withScalar(source: string, path: Path, value: Value): string | null {
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || !node.range || typeof value === 'object') return null;
  const [start, end] = node.range;
  const written = source.slice(start, end);
  const [mark = ''] = /^["']?/.exec(written) ?? [];
  const words = written.slice(mark.length, written.length - mark.length);
  const insert = mark + withWords(words, String(node.value), String(value)) + mark;
  const text = source.slice(0, start) + insert + source.slice(end);
  const document = parseDocument(text);
  const expected = edited(source, (own) => own.setIn(path, value));
  return document.errors.length === 0 && isSame(document.toJS(), parse(expected)) ? text : null;
}

/** Sets a value; undefined removes it with its name, or an entry from its list. */
export function withValue(source: string, path: Path, value: Value | undefined): string {
  if (value === undefined) return edited(source, (document) => document.deleteIn(path));
  // The style of a text stays: folded, or in quotation marks.
  return withScalar(source, path, value) ?? edited(source, (document) => document.setIn(path, value));
}

/** Adds an entry, written like the last one, at the end of a list, which may be empty or missing. */
export function withEntry(source: string, path: Path, value: Value): string {
  return edited(source, (document) => {
    const list = document.getIn(path, true);
    const last = isSeq(list) ? list.items.at(-1) : undefined;
    const node = document.createNode(value, { flow: isCollection(last) && last.flow === true });
    if (last) document.addIn(path, node);
    else document.setIn(path, document.createNode([node], { flow: isFrontMatter(source) }));
  });
}

/** Moves an entry of a list before the one above it. */
export function withEntryMovedUp(source: string, path: Path, index: number): string {
  return edited(source, (document) => {
    const list = document.getIn(path, true);
    if (isSeq(list)) list.items.splice(index - 1, 0, ...list.items.splice(index, 1));
  });
}

/** Returns the front matter of a page with the line before it, as a document of its own: its positions are those of the page. */
export function frontMatterOf(page: string): string {
  return /^---[ \t]*\n(?:[\s\S]*?\n)?(?=---[ \t]*(?:\n|$))/.exec(page)?.[0] ?? '';
}

/** The offset after the front matter of a page. */
export function startOfContent(page: string): number {
  const { length } = frontMatterOf(page);
  return length === 0 ? 0 : length + (/^---[ \t]*\n?/.exec(page.slice(length))?.[0].length ?? 0);
}

/** Changes the front matter of a page; one without any gets it. */
export function inFrontMatter(page: string, change: (yaml: string) => string): string {
  const yaml = frontMatterOf(page);
  return yaml ? change(yaml) + page.slice(yaml.length) : `${change('---\n')}---\n\n${page}`;
}
