import { nodesOf, type Page } from '../page';
import { isInProse, proseOf } from '../prose';
import { rangeOf } from '../range';
import type { Diagnostic } from '../rule';
import { wordsOf } from '../words';

/** Faces such as `:)`. */
const FACE = /[:;]-?[()]/g;
/** What stands before the sign of an entry: `1)`, `a)`. */
const ENTRY = /(?:^|\s)\w{1,2}$/;

/** The first sign of a text that has no partner; null if all have one. */
function unpaired(text: string, open: string, close: string): number | null {
  const opened: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === open) opened.push(index);
    else if (text[index] === close && opened.pop() === undefined && !ENTRY.test(text.slice(0, index))) return index;
  }
  return opened[0] ?? null;
}

function parentheses(page: Page): Diagnostic[] {
  return proseOf(page).flatMap(({ start, text }): Diagnostic[] => {
    const plain = text.replace(FACE, (match) => ' '.repeat(match.length));
    const round = unpaired(plain, '(', ')');
    const at = round ?? unpaired(plain, '[', ']');
    if (at === null) return [];
    const partner = { '(': ')', ')': '(', '[': ']', ']': '[' }[plain[at] ?? ''];
    const message = `There is a "${plain[at]}" here and no "${partner}". Write "${partner}" at the other end, or delete this one.`;
    return [{ start: start + at, end: start + at + 1, message }];
  });
}

function quotations(page: Page): Diagnostic[] {
  return proseOf(page).flatMap(({ start, text }): Diagnostic[] => {
    // A straight mark on the other side is reported as such. A quotation of several paragraphs opens again in each.
    const at = /[“”]/.test(text) && !/["„«]/.test(text) ? unpaired(text, '“', '”') : null;
    if (at === null || text.slice(0, at).trim() === '') return [];
    const other = text[at] === '“' ? '”' : '“';
    return [
      {
        start: start + at,
        end: start + at + 1,
        message: `There is a ${text[at]} here and no ${other}. Write ${other} at the other end of the quotation, or delete this one.`,
      },
    ];
  });
}

/** What no text ends with. */
export const UNFINISHED = /(?:[,–-]|\b(?:and|or|the|an?|of|your|our|their|its|because|which|than|into|if))$/i;

/** Paragraphs of several sentences whose last one has no full stop, and texts that end in the middle of a sentence. */
function lastSentences(page: Page): Diagnostic[] {
  const settings = wordsOf(page)
    .filter((words) => !isInProse(page, words))
    .map(({ start, end }) => ({ start, end, isParagraph: false }));
  const nodes = nodesOf(page).flatMap((node) => {
    const isProse = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    return isProse && node.children.at(-1)?.type === 'text'
      ? [{ ...rangeOf(node), isParagraph: node.type === 'paragraph' }]
      : [];
  });
  return [...nodes, ...settings].flatMap(({ start, end, isParagraph }): Diagnostic[] => {
    // In facts, a space at the end says that another text follows.
    const text = page.source.slice(start, end);
    const source = page.kind === 'facts' ? text : text.replace(/^\|\s*|\s*\|?\s*$/g, '');
    const isCut = UNFINISHED.test(source) && source.includes(' ');
    const isOpen =
      isParagraph &&
      page.kind !== 'facts' &&
      /\p{L}$/u.test(source) &&
      /\p{L}{3}[.!?]\s+\p{Lu}/u.test(source) &&
      !source.includes('\\');
    const at = start + text.indexOf(source) + source.length;
    const word = /\p{L}*.$/u.exec(source)?.[0];
    const message = isCut
      ? `This text ends after "${word}", in the middle of a sentence. Write its end.`
      : `This paragraph ends after "${word}", without a full stop. Was the rest of the sentence cut off? Write it, or the full stop.`;
    return isOpen || isCut ? [{ start: at - 1, end: at, message }] : [];
  });
}

/** Paragraphs that start in the middle of a sentence. */
function firstWords(page: Page): Diagnostic[] {
  return proseOf(page).flatMap(({ type, start, text }): Diagnostic[] => {
    const [word] = type === 'paragraph' && /[.!?]\s*$/.test(text) ? (/^\p{Ll}{2,}(?=\s)/u.exec(text) ?? []) : [];
    const message = `This paragraph starts with "${word}", in the middle of a sentence. Write its beginning, or a capital letter.`;
    return word && page.source.startsWith(word, start) && !isEntry(page, start)
      ? [{ start, end: start + word.length, message }]
      : [];
  });
}

/** Entries of lists may be parts of a sentence. */
function isEntry(page: Page, start: number): boolean {
  return nodesOf(page).some(
    (node) => node.type === 'listItem' && rangeOf(node).start <= start && start < rangeOf(node).end,
  );
}

/** Finds parentheses and quotation marks without a partner, and paragraphs without a full stop. */
export function unbalancedIn(page: Page): Diagnostic[] {
  if (!page.isWhole && page.kind !== 'facts') return [];
  return [...parentheses(page), ...quotations(page), ...lastSentences(page), ...firstWords(page)];
}
