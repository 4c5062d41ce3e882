import type { Root } from 'mdast';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Range } from '../../lib/message';
import type { Page } from './page';

/** A text in a file of facts. */
export interface FactText extends Range {
  name: string;
  value: string;
}

/** Returns the texts with one of these names, or all, wherever they are in a file of facts. */
export function factTexts(source: string, names?: readonly string[]): FactText[] {
  const found: FactText[] = [];
  visit(parseDocument(source), {
    Scalar(place, { value, range }, path) {
      const pair = path.findLast(isPair);
      const name = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (place === 'key' || names?.includes(name) === false) return;
      const [start = 0, end = 0] = range ?? [];
      found.push({ name, value: String(value), start, end });
    },
  });
  return found;
}

/** What stands between facts of other files and places for values, such as `{company.brand}`. */
const WORDS = /(?:(?!\{[\w.]+\})[\s\S])+/g;
/** Addresses, files, colors, and names that code uses. */
const NO_WORDS = /^(?:[/#@+]\S*|\S+[@/]\S+|\S+\.[a-z]{2,}|[a-z][\w-]*)$/;

/** Names that code uses, and names of companies, which no dictionary contains. */
const NOT_READ = ['id', 'name'];

const pointAt = (offset: number) => ({ line: 1, column: 1, offset });
const positionOf = (start: number, end: number) => ({ start: pointAt(start), end: pointAt(end) });

/** A file of facts as a page whose paragraphs are the texts of the file, so that rules about words can read it. */
export function factsPage(file: string, source: string): Page {
  const texts = factTexts(source).filter(
    ({ name, value }) => /\p{L}/u.test(value) && !NO_WORDS.test(value) && !NOT_READ.includes(name),
  );
  const children = texts.map(({ start, end }) => {
    // Quotation marks around a text are not a part of it.
    const quoted = /^["']/.test(source.slice(start, end)) ? 1 : 0;
    const [from, to] = [start + quoted, end - quoted];
    const words = [...source.slice(from, to).matchAll(WORDS)].map(({ index, 0: value }) => {
      return { type: 'text' as const, value, position: positionOf(from + index, from + index + value.length) };
    });
    return { type: 'paragraph' as const, position: positionOf(from, to), children: words };
  });
  const tree: Root = { type: 'root', children };
  const nothing = { route: null, frontMatter: null, frontMatterProblems: [], problems: [] };
  return { file, kind: 'facts', source, tree, ...nothing };
}
