/** The texts that visitors read: of pages, and of fact files. */
import { parseDocument } from 'yaml';
import { aliasesAndTags, type Path, valueRange } from '../../lib/facts/yaml';
import { type Range, rangeOf, START_OF_FILE } from '../../lib/message';
import { addressSettings } from '../../plugins/mdx/page-code/elements';
import { elementsOf, memoize, nodesOf, settingsOf } from '../pages/elements';
import type { Page } from '../pages/page';

/** A text that visitors read as a whole. */
export interface Text extends Range {
  /** `text`: a paragraph, heading or table cell. `name`: a person or company in a setting. */
  kind: 'text' | 'front matter' | 'setting' | 'name';
  /** Its source, with tags, code, links' addresses and Markdown such as `**` replaced by `MASK`, so that positions stay the same. */
  text: string;
}

export const MASK = '\uFFFC';

/** Front matter keys with text for visitors. */
const KEYS = ['title', 'description', 'service'];
/** Settings with names of people and companies. */
const NAMES = new Set(['name', 'author', 'company']);
/** Settings that visitors do not read. */
const NOT_READ = new Set(['id', 'className', 'class', 'style', 'updated', ...addressSettings.keys()]);

function paragraphs(page: Page): Text[] {
  const { source } = page;
  const characters = source.replace(/[^\r\n]/g, MASK).split('');
  for (const { start, end } of nodesOf(page).flatMap((node) => (node.type === 'text' ? rangeOf(node) : [])))
    characters.splice(start, end - start, ...source.slice(start, end).split(''));
  const masked = characters.join('');
  return nodesOf(page)
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell')
    .map(rangeOf)
    .map(({ start, end }) => ({ start, end, kind: 'text', text: masked.slice(start, end) }));
}

/** A text of YAML without the quotation marks around it. */
function withoutQuotes(source: string, { start, end }: Range): Range {
  const quote = /^["']/.test(source.slice(start, end)) ? 1 : 0;
  return { start: start + quote, end: end - quote };
}

function frontMatterTexts({ source, frontMatter }: Page): Text[] {
  return KEYS.filter((key) => frontMatter?.values[key]).map((key) => {
    const range = withoutQuotes(source, frontMatter?.rangeOf(key) ?? START_OF_FILE);
    return { ...range, kind: 'front matter', text: source.slice(range.start, range.end) };
  });
}

function settingTexts(page: Page): Text[] {
  return elementsOf(page)
    .flatMap((element) => settingsOf(page, element))
    .filter(({ name, value }) => value !== null && !NOT_READ.has(name))
    .map(({ name, valueRange: { start, end } }) => {
      return { start, end, kind: NAMES.has(name) ? 'name' : 'setting', text: page.source.slice(start, end) };
    });
}

/** Everything that visitors read on a page. */
export const textsOf = memoize((page: Page): readonly Text[] => [
  ...frontMatterTexts(page),
  ...paragraphs(page),
  ...settingTexts(page),
]);

/** What a text should not contain. */
export interface Phrase {
  /** Without the flag "g", only the first match in a text counts. */
  pattern: RegExp;
  /** What is wrong, and what to write. */
  reason: string;
  /** What to write instead of the match, if that is certain. */
  correct?(written: string): string | null;
}

/** Reports every occurrence of phrases in texts of a page. */
export function reportPhrases(
  { page, report }: { page: Page; report(range: Range, reason: string, expected?: string | null): void },
  texts: readonly Text[],
  phrases: readonly Phrase[],
): void {
  for (const { pattern, reason, correct } of phrases)
    for (const { start, text } of texts)
      for (const match of pattern.global ? text.matchAll(pattern) : [pattern.exec(text)]) {
        if (!match) continue;
        const range = { start: start + match.index, end: start + match.index + match[0].length };
        report(range, reason, correct?.(page.source.slice(range.start, range.end)));
      }
}

/** A text in a fact file. */
export interface FactText extends Range {
  path: Path;
  name: string;
  value: string;
}

/** Returns the texts in a fact file; none if it is not valid YAML. */
export function factTexts(source: string): FactText[] {
  const document = parseDocument(source);
  function textsIn(value: unknown, path: Path): FactText[] {
    const name = String(path.findLast((key) => typeof key === 'string') ?? '');
    if (typeof value === 'string') return [{ path, name, value, ...valueRange(document, path) }];
    if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
    return Object.entries(value ?? {}).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
  }
  const isReadable = document.errors.length === 0 && aliasesAndTags(document).length === 0;
  return isReadable ? textsIn(document.toJS(), []) : [];
}

/** The text between placeholders such as `{company.brand}`, which stand for facts and values. */
const WORDS = /(?:(?!\{[\w.]+\})[\s\S])+/g;
/** Addresses, files, colors, and names that code uses. */
const NO_WORDS = /^(?:[/#@+]\S*|\S+[@/]\S+|\S+\.[a-z]{2,}|[a-z][\w-]*)$/;

/** A fact file as a page whose paragraphs are the texts of the file, so that rules about words can read it. */
export function factsPage(page: Page): Page {
  const { source } = page;
  const positionOf = (start: number, end: number) => {
    const point = { line: 1, column: 1 };
    return { start: { ...point, offset: start }, end: { ...point, offset: end } };
  };
  const children = factTexts(source)
    // No dictionary contains the names of companies and those that code uses.
    .filter(({ name, value }) => /\p{L}/u.test(value) && !NO_WORDS.test(value) && name !== 'id' && name !== 'name')
    .map((text) => {
      const { start, end } = withoutQuotes(source, text);
      const words = [...source.slice(start, end).matchAll(WORDS)].map(({ index, 0: value }) => {
        return { type: 'text' as const, value, position: positionOf(start + index, start + index + value.length) };
      });
      return { type: 'paragraph' as const, position: positionOf(start, end), children: words };
    });
  return { ...page, tree: { type: 'root', children } };
}
