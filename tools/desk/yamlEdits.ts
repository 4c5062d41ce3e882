import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** As the files of facts are written. */
const STYLE = { lineWidth: 112 };

/** Changes a YAML text. Notes stay with what they are about. */
function edited(source: string, change: (document: Document) => void): string {
  const document: Document = parseDocument(source);
  if (document.errors.length > 0) return source;
  change(document);
  return document.toString(STYLE);
}

/**
 * Sets a value.
 * @param value undefined removes the value and its name
 * @param order the names that an entry may have, in the order in which a missing one is added
 */
export function withValue(source: string, path: Path, value: Value | undefined, order: readonly string[] = []): string {
  return edited(source, (document) => {
    const known = document.getIn(path, true);
    if (value === undefined) document.deleteIn(path);
    // The style of a text stays: folded, or in quotation marks.
    else if (isScalar(known) && !Array.isArray(value) && typeof value !== 'object') known.value = value;
    else document.setIn(path, document.createNode(value));
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    if (known !== undefined || !isMap(parent)) return;
    const place = (key: unknown) => order.indexOf(String(isScalar(key) ? key.value : key));
    const added = parent.items.pop();
    if (!added) return;
    const after = parent.items.findLastIndex(({ key }) => place(key) < place(added.key));
    parent.items.splice(after + 1, 0, added);
  });
}

/** Adds an entry at the end of a list, which may be empty or missing. */
export function withEntry(source: string, path: Path, value: Value, isOnOneLine = false): string {
  return edited(source, (document) => {
    const node = document.createNode(value, { flow: isOnOneLine });
    const list = document.getIn(path, true);
    if (isSeq(list)) {
      if (list.items.length === 0) list.flow = false;
      list.add(node);
    } else document.setIn(path, document.createNode([node]));
  });
}

export function withoutEntry(source: string, path: Path, index: number): string {
  return edited(source, (document) => document.deleteIn([...path, index]));
}

/** Moves an entry of a list before or after its neighbor. */
export function withEntryMoved(source: string, path: Path, index: number, by: -1 | 1): string {
  return edited(source, (document) => {
    const list = document.getIn(path, true);
    if (!isSeq(list) || !list.items[index] || !list.items[index + by]) return;
    // A note before the first entry is about the list.
    const [entry] = list.items.splice(index, 1);
    list.items.splice(index + by, 0, entry as Node);
  });
}

/** Sets, changes or removes a key of the front matter at the start of a page. */
export function withFrontMatter(page: string, key: string, value: Value | undefined): string {
  const [whole = '', yaml = ''] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(page) ?? [];
  const isThere = whole !== '' && page.startsWith(whole);
  const document: Document = parseDocument(isThere ? yaml : '');
  if (document.errors.length > 0) return page;
  const known = document.get(key, true);
  if (value === undefined) document.delete(key);
  else if (isScalar(known) && typeof value === 'string') known.value = value;
  else document.set(key, document.createNode(value, { flow: true }));
  const text = `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---`;
  return isThere ? text + page.slice(whole.length) : `${text}\n\n${page}`;
}
