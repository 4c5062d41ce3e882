import type { Root } from 'mdast';
import { parseDocument } from 'yaml';
import { schemaAt } from '../../lib/facts/explainIssue';
import { schemaOf } from '../../lib/facts/readFacts';
import { aliasesAndTags, type Path, valueRange } from '../../lib/facts/yaml';
import type { Range } from '../../lib/message';
import type { Page } from '../pages/page';

/** A text in a file of facts. */
export interface FactText extends Range {
  path: Path;
  name: string;
  value: string;
}

/** Returns the texts in a file of facts; none where it is not valid YAML. */
export function factTexts(source: string): FactText[] {
  const document = parseDocument(source);
  function textsIn(value: unknown, path: Path): FactText[] {
    const name = String(path.findLast((key) => typeof key === 'string') ?? '');
    if (typeof value === 'string') return [{ path, name, value, ...valueRange(document, path) }];
    if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
    return Object.entries(value ?? {}).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
  }
  const isRead = document.errors.length === 0 && aliasesAndTags(document).length === 0;
  return isRead ? textsIn(document.toJS(), []) : [];
}

/**
 * Returns the texts that are addresses of pages by their type, `pageLink` in `lib/facts/fact.ts`.
 * @param file the file in the folder with the code, whose module has the schema
 */
export function factLinks(file: string, source: string): FactText[] {
  const schema = schemaOf(file.replace(/\.yaml$/, '.ts'));
  const isLink = ({ path }: FactText) =>
    schema !== null && schemaAt(schema, path)?.pipe?.some(({ metadata }) => metadata?.isPageLink);
  return factTexts(source).filter(isLink);
}

/** What stands between facts of other files and places for values, such as `{company.brand}`. */
const WORDS = /(?:(?!\{[\w.]+\})[\s\S])+/g;
/** Addresses, files, colors, and names that code uses. */
const NO_WORDS = /^(?:[/#@+]\S*|\S+[@/]\S+|\S+\.[a-z]{2,}|[a-z][\w-]*)$/;
/** Names that code uses, and names of companies, which no dictionary contains. */
const NOT_READ = ['id', 'name'];

/** A file of facts as a page whose paragraphs are the texts of the file, so that rules about words can read it. */
export function factsPage(file: string, source: string): Page {
  const positionOf = (start: number, end: number) => {
    const point = { line: 1, column: 1 };
    return { start: { ...point, offset: start }, end: { ...point, offset: end } };
  };
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
  return { file, kind: 'facts', route: null, source, frontMatter: null, tree, syntaxError: null };
}
