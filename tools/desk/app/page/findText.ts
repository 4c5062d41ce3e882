import { type PointedAt, readable } from '../../../../plugins/desk/messages';
import type { OutlineElement, PageOutline } from '../../protocol';
import { OWN_WORDS } from '../editor/insertion';
import { shownWords } from '../editor/ownWords';

/** Where a text of the page is in its source. */
export interface TextPlace {
  position: number;
  /** The setting that has it, or the block's own words. */
  field: string;
}

interface Written extends TextPlace {
  text: string;
}

/** Returns Markdown as visitors read it. */
export function plainMarkdown(markdown: string): string {
  return readable(
    markdown
      .replace(/!?\[((?:[^[\]\\]|\\.)*)\]\([^()]*\)/g, '$1')
      .replace(/(^|\n)[ \t]*(?:[-*+]|\d+\.|#{1,6}|>)[ \t]+/g, '$1')
      .replace(/\*\*|__|[`*]/g, '')
      .replace(/\\(?=[^\w\s])/g, ''),
  );
}

function writtenIn(source: string, { settings, words, range }: OutlineElement): Written[] {
  const texts = settings.flatMap(({ name, value, range: at }) =>
    value ? [{ text: readable(value), position: at.start, field: name }] : [],
  );
  const own = words.flatMap((part) => {
    const { text } = shownWords(source, part);
    const position = Math.max(part.range.start, range.start + 1);
    const parts = text.split(/\n\s*\n|\n(?=\s*[-*] )/);
    return parts.map((paragraph) => ({ text: plainMarkdown(paragraph), position, field: OWN_WORDS }));
  });
  return [...texts, ...own];
}

/** Finds what the writer pointed at; null if it comes from elsewhere, such as a fact. */
export function findText(source: string, { elements }: PageOutline, place: PointedAt): TextPlace | null {
  const { text, index, around } = place;
  const written = elements.flatMap((element) => writtenIn(source, element)).sort((a, b) => a.position - b.position);
  const same = written.filter((own) => own.text === text);
  if (same.length > 0) return same[Math.min(index, same.length - 1)] ?? null;
  // A bold word, or a paragraph with a block in it.
  return written.find((own) => own.text.includes(text) && around.includes(own.text)) ?? null;
}

/** What to look for on the page after a block was chosen in a form: its first text, and which of equal ones it is. */
export function shownTextOf(source: string, { elements }: PageOutline, element: OutlineElement) {
  const within = elements.filter(({ range }) => range.start >= element.range.start && range.end <= element.range.end);
  const isShown = ({ field, text }: Written) => text && !['to', 'icon', 'tone', 'source', 'layout'].includes(field);
  const first = within.flatMap((own) => writtenIn(source, own)).find(isShown);
  if (!first) return null;
  const before = elements.flatMap((own) => writtenIn(source, own)).filter(({ position }) => position < first.position);
  return { text: first.text, index: before.filter(({ text }) => text === first.text).length };
}
