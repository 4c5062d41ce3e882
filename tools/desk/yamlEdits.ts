import { type Document, isCollection, isScalar, isSeq, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Front matter starts with "---". */
const isFrontMatter = (source: string) => source.startsWith('---');

/** Changes a YAML text. Notes stay with what they are about. */
function edited(source: string, change: (document: Document) => void): string {
  const document: Document = parseDocument(source);
  if (document.errors.length > 0) return source;
  // Nothing but "---" is null.
  if (isScalar(document.contents)) document.contents = null;
  change(document);
  return document.toString(isFrontMatter(source) ? { lineWidth: 0, flowCollectionPadding: false } : { lineWidth: 112 });
}

/** Sets a value; undefined removes it with its name, or an entry from its list. */
export function withValue(source: string, path: Path, value: Value | undefined): string {
  return edited(source, (document) => {
    if (value === undefined) document.deleteIn(path);
    // The style of a text stays: folded, or in quotation marks.
    else document.setIn(path, value);
  });
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
