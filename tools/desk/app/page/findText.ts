import { type PointedAt, readable } from '../../../../plugins/desk/messages';
import type { OutlineElement, PageOutline } from '../../pageOutline';
import { shownWords } from './words';

/** Returns the name of the field of a block's own words, among those of its settings: of the first, the second, or of new words. */
export const wordsField = (index: number | null): string => `children${index ?? ''}`;

/** A text of the page in its source. */
interface Written {
  text: string;
  position: number;
  /** The setting that has it, or the block's own words. */
  field: string;
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
  const texts = settings.map(({ name, value, range: at }) => ({
    ...{ text: readable(value ?? ''), position: at.start, field: name },
  }));
  const own = words.flatMap((part, index) => {
    const position = Math.max(part.start, range.start + 1);
    const paragraphs = shownWords(source, part).split(/\n\s*\n|\n(?=\s*[-*] )/);
    return paragraphs.map((text) => ({ text: plainMarkdown(text), position, field: wordsField(index) }));
  });
  return [...texts, ...own].filter(({ text }) => text !== '');
}

/** Whether a page shows a text of the source, in which facts such as `{company.email}` stand for their values. */
function isShownAs(written: string, shown: string): boolean {
  if (!written.includes('{')) return written === shown;
  const parts = written.split(/\{[^{}]*\}/);
  // A text that is little more than facts would match almost anything.
  if (parts.join('').replace(/\W/g, '').length < 10) return false;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`).test(shown);
}

/** Finds what the writer pointed at; null if it comes from elsewhere, such as a fact. */
export function findText(source: string, outline: PageOutline, { text, index, around }: PointedAt): Written | null {
  const written = outline.flatMap((element) => writtenIn(source, element)).sort((a, b) => a.position - b.position);
  const same = written.filter((own) => isShownAs(own.text, text));
  // Otherwise a bold word, or a paragraph with a block in it.
  const containing = written.find((own) => own.text.includes(text) && around.includes(own.text));
  return same[Math.min(index, same.length - 1)] ?? containing ?? null;
}

/** What to look for on the page after a block was chosen in a form: its first text, and which of equal ones it is. */
export function shownTextOf(source: string, outline: PageOutline, { range }: OutlineElement) {
  const isShown = ({ field }: Written) => !['to', 'tone', 'source', 'layout'].includes(field);
  const written = outline.flatMap((element) => writtenIn(source, element)).filter(isShown);
  const first = written.find(({ position }) => range.start <= position && position <= range.end);
  if (!first) return null;
  const before = written.filter(({ text, position }) => text === first.text && position < first.position);
  return { text: first.text, index: before.length };
}
