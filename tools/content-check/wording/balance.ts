import { nodesOf, type Page } from '../page';
import { proseOf } from '../prose';
import { rangeOf } from '../range';
import type { Diagnostic } from '../rule';

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
    const at = unpaired(plain, '(', ')');
    if (at === null) return [];
    const message = `This "${plain[at]}" has no partner. Write "${plain[at] === '(' ? ')' : '('}" at the other end, or delete it.`;
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
        message: `This ${text[at]} has no partner. Write ${other} at the other end of the quotation.`,
      },
    ];
  });
}

/** Paragraphs of several sentences whose last one has no full stop. */
function lastSentences(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
    if (last?.type !== 'text') return [];
    const { start, end } = rangeOf(node);
    const source = page.source.slice(start, end).trimEnd();
    const isOpen = /\p{L}$/u.test(source) && /\p{L}{3}[.!?]\s+\p{Lu}/u.test(source) && !source.includes('\\');
    const at = start + source.length;
    const word = /\p{L}+$/u.exec(source)?.[0];
    const message = `This paragraph ends after "${word}", without a full stop. Was the rest of the sentence cut off? Write it, or the full stop.`;
    return isOpen ? [{ start: at - 1, end: at, message }] : [];
  });
}

/** Finds parentheses and quotation marks without a partner, and paragraphs without a full stop. */
export function unbalancedIn(page: Page): Diagnostic[] {
  if (!page.isWhole) return [];
  return [...parentheses(page), ...quotations(page), ...lastSentences(page)];
}
