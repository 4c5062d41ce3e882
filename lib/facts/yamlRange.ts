import { type Document, isMap, isNode, isScalar } from 'yaml';

/** A place in a document: names and numbers of entries. */
export type Path = readonly (string | number)[];

interface Range {
  start: number;
  end: number;
}

function nodeAt(document: Document.Parsed, path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

/** The range of the last name in a path; null where the name is not there. */
export function keyRange(document: Document.Parsed, path: Path): Range | null {
  const parent = nodeAt(document, path.slice(0, -1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const range = isScalar(pair?.key) ? pair.key.range : null;
  return range ? { start: range[0], end: range[1] } : null;
}

/** The range of a value, or of the nearest existing value around it. Of an entry with several lines, its start. */
export function valueRange(document: Document.Parsed, path: Path): Range {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length));
    if (isNode(node) && node.range && node.range[1] > node.range[0]) {
      return { start: node.range[0], end: isScalar(node) ? node.range[1] : node.range[0] };
    }
    const key = keyRange(document, path.slice(0, length));
    if (key) return key;
  }
  return { start: 0, end: 0 };
}
