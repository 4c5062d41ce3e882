import { type Document, isMap, isNode, isPair, isScalar, parseDocument, type Scalar } from 'yaml';
import type { Range } from './range';

/** The text between the `---` lines of a page, with positions. */
export interface FrontMatterBlock extends Range {
  /** Its positions count from `start`. */
  document: Document.Parsed;
  /** The values by key; empty where the text is not valid YAML. */
  values: Record<string, unknown>;
}

const BETWEEN_LINES = /^(---[ \t]*\r?\n)([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m;

/** Reads the front matter at the start of a file's text; null where there is none. */
export function readFrontMatter(source: string): FrontMatterBlock | null {
  const match = BETWEEN_LINES.exec(source);
  if (match?.index !== 0) return null;
  const [, opening = '', text = ''] = match;
  const document = parseDocument(text);
  const values: unknown = document.errors.length === 0 ? document.toJS() : {};
  return {
    start: opening.length,
    end: opening.length + text.length,
    document,
    values: typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {},
  };
}

/** The range of a key in the file; null where the key is missing. */
export function keyRange(block: FrontMatterBlock, key: string): Range | null {
  if (!isMap(block.document.contents)) return null;
  const pair = block.document.contents.items.find(
    (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
  );
  return pair ? rangeOf(block, pair.key as Scalar) : null;
}

/** The range of a value in the file, or of the nearest existing value around it. */
export function valueRange(block: FrontMatterBlock, path: readonly (string | number)[]): Range {
  for (let length = path.length; length > 0; length -= 1) {
    const node = block.document.getIn(path.slice(0, length), true);
    const range = isNode(node) ? rangeOf(block, node) : null;
    if (range && range.end > range.start) return range;
  }
  return (path.length > 0 && keyRange(block, String(path[0]))) || { start: 0, end: 3 };
}

function rangeOf(block: FrontMatterBlock, node: { range?: [number, number, number] | null }): Range | null {
  return node.range ? { start: block.start + node.range[0], end: block.start + node.range[1] } : null;
}
