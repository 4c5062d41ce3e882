import type { Root } from 'mdast';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { blank, type Range } from '../../lib/message';
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

/** A fact of another file, and a place for a value. */
const REFERENCE = /\{[\w.]+\}/g;
/** Addresses, files, colors, and names that code uses. */
const NO_WORDS = /^(?:[/#@+]\S*|\S+[@/]\S+|\S+\.[a-z]{2,}|[a-z][\w-]*)$/;

/** Names that code uses, and names of companies, which no dictionary contains. */
const NOT_READ = ['id', 'name'];

/** A file of facts as a page whose paragraphs are the texts of the file, so that rules about words can read it. */
export function factsPage(file: string, source: string): Page {
  const texts = factTexts(source).filter(
    ({ name, value }) => /\p{L}/u.test(value) && !NO_WORDS.test(value) && !NOT_READ.includes(name),
  );
  const children = texts.map(({ value, start, end }) => {
    // Quotation marks around a text are not a part of it.
    const quoted = /^["']/.test(source.slice(start, end)) ? 1 : 0;
    const position = {
      start: { line: 1, column: 1, offset: start + quoted },
      end: { line: 1, column: 1, offset: end - quoted },
    };
    return { type: 'paragraph' as const, position, children: [{ type: 'text' as const, value, position }] };
  });
  const tree: Root = { type: 'root', children };
  const references = [...source.matchAll(REFERENCE)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const readable = references.reduce(blank, source);
  const nothing = { route: null, frontMatter: null, frontMatterProblems: [], problems: [] };
  return { file, kind: 'facts', source, readable, tree, ...nothing };
}
