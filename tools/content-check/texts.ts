/** The texts that visitors read: of pages, and of fact files. */

import { parseDocument } from 'yaml';
import { aliasesAndTags, type Path, valueRange } from '../../lib/facts/yaml';
import type { Report } from '../../lib/message';
import { rangeOf, type TextRange } from '../../lib/range';
import { urlSettings } from '../../src/blocks/structures';
import { elementsOf, settingsOf } from '../pages/elements';
import { isPage, type Page, type SourceFile } from '../pages/sourceFile';

/** A text that visitors read as a whole. */
export interface ReadableText extends TextRange {
  /** `text`: a paragraph, heading or table cell. `name`: a person or company in a setting. */
  kind: 'text' | 'front matter' | 'setting' | 'name';
  /** Its source, with tags, code, links' addresses and Markdown such as `**` replaced by `MASK`, so that positions stay the same. */
  text: string;
}

export const MASK = '\uFFFC';
const mask = (text: string) => text.replace(/[^\r\n]/g, MASK);

/** Front matter keys with text for visitors. */
const FRONT_MATTER_TEXTS = ['title', 'description', 'serviceName'];
/** Settings with names of people and companies. */
const NAME_SETTINGS = new Set(['name', 'author', 'company']);
/** Settings that visitors do not read. */
const UNREAD_SETTINGS = new Set(['updated', ...urlSettings.keys()]);

function paragraphs(page: Page): ReadableText[] {
  const { source } = page;
  let masked = '';
  for (const { start, end } of page.nodes.flatMap((node) => (node.type === 'text' ? rangeOf(node) : [])))
    masked += mask(source.slice(masked.length, start)) + source.slice(start, end);
  return page.nodes
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell')
    .map(rangeOf)
    .map(({ start, end }) => ({ start, end, kind: 'text', text: masked.slice(start, end).padEnd(end - start, MASK) }));
}

/** A text of YAML without the quotation marks around it. */
function withoutQuotes(source: string, { start, end }: TextRange): TextRange {
  const quote = /^["']/.test(source.slice(start, end)) ? 1 : 0;
  return { start: start + quote, end: end - quote };
}

function frontMatterTexts({ source, frontMatter }: Page): ReadableText[] {
  return FRONT_MATTER_TEXTS.filter((key) => frontMatter.values[key]).map((key) => {
    const range = withoutQuotes(source, frontMatter.rangeOf(key));
    return { ...range, kind: 'front matter', text: source.slice(range.start, range.end) };
  });
}

function settingTexts(page: Page): ReadableText[] {
  return elementsOf(page)
    .flatMap((element) => settingsOf(page, element))
    .filter(({ name, value }) => value !== null && !UNREAD_SETTINGS.has(name))
    .map(({ name, valueRange: { start, end } }) => {
      return { start, end, kind: NAME_SETTINGS.has(name) ? 'name' : 'setting', text: page.source.slice(start, end) };
    });
}

/** Everything that visitors read on a page or in a fact file. */
export function textsOf(file: SourceFile): ReadableText[] {
  if (isPage(file)) return [...frontMatterTexts(file), ...paragraphs(file), ...settingTexts(file)];
  return file.kind === 'facts' ? factTexts(file.source) : [];
}

/** What a text should not contain. */
export interface Phrase {
  /** Without the flag "g", only the first match in a text counts. */
  pattern: RegExp;
  /** What is wrong, and what to write. */
  reason: string;
  /** What to write instead of the match, if that is certain. */
  correction?(written: string): string | null;
}

/** Reports every occurrence of phrases in texts of a file. */
export function reportPhrases(
  { source }: SourceFile,
  texts: readonly ReadableText[],
  phrases: readonly Phrase[],
  report: Report,
): void {
  for (const { pattern, reason, correction } of phrases)
    for (const { start, text } of texts)
      for (const match of pattern.global ? text.matchAll(pattern) : [pattern.exec(text)]) {
        if (!match) continue;
        const range = { start: start + match.index, end: start + match.index + match[0].length };
        report(range, { reason, correction: correction?.(source.slice(range.start, range.end)) });
      }
}

/** A value in a fact file that is text. */
export interface FactValue extends TextRange {
  path: Path;
  name: string;
  value: string;
}

/** Returns the values in a fact file that are text; none if it is not valid YAML. */
export function factValues(source: string): FactValue[] {
  const document = parseDocument(source);
  function textsIn(value: unknown, path: Path): FactValue[] {
    const name = String(path.findLast((key) => typeof key === 'string') ?? '');
    if (typeof value === 'string') return [{ path, name, value, ...valueRange(document, path) }];
    if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
    return Object.entries(value ?? {}).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
  }
  const isReadable = document.errors.length === 0 && aliasesAndTags(document).length === 0;
  return isReadable ? textsIn(document.toJS(), []) : [];
}

/** `{company.brand}` and `{limit}`, which stand for facts and values. */
const PLACEHOLDER = /\{[\w.]+\}/g;
/** Addresses, files, colors, and names that code uses. */
const IDENTIFIER = /^(?:[/#@+]\S*|\S+[@/]\S+|\S+\.[a-z]{2,}|[a-z][\w-]*)$/;

/** The texts in a fact file, without the names of companies and those that code uses, which no dictionary contains. */
function factTexts(source: string): ReadableText[] {
  return factValues(source)
    .filter(({ name, value }) => /\p{L}/u.test(value) && !IDENTIFIER.test(value) && name !== 'id' && name !== 'name')
    .map((value) => {
      const range = withoutQuotes(source, value);
      return { ...range, kind: 'text', text: source.slice(range.start, range.end).replace(PLACEHOLDER, mask) };
    });
}
