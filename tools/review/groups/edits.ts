import { hunks } from '../compare/hunks';
import { replacements } from '../compare/notes';
import { readableText, type SegmentChange } from '../compare/words';

/** Words that took the place of others. */
export interface Edit {
  before: string;
  after: string;
}

/** Words, numbers with their unit, and email addresses; also in the targets of links. */
const TOKEN = /[\p{L}\p{N}$€£][\p{L}\p{N}@.,+%'’-]*/gu;
/** A value is recognized as the same from two places on, other words from three. */
const MIN_PLACES = { value: 2, words: 3 };

function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => token.replace(/[.,'’-]+$/, ''));
}

/** Returns the runs of words in which two texts differ; none if only the punctuation differs. */
export function textEdits(before: string, after: string): Edit[] {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  return hunks(old, fresh).map((hunk) => ({
    before: old.slice(hunk.before.start, hunk.before.end).join(' '),
    after: fresh.slice(hunk.after.start, hunk.after.end).join(' '),
  }));
}

/** How many words before and after an edit say where it is. */
const AROUND = 3;

/** Returns the only run of words in which two texts differ, with a few words around it; empty if there are none. */
export function wordsAround(before: string, after: string): string {
  const [hunk] = hunks(tokensOf(before), tokensOf(after));
  const side = hunk && hunk.after.end > hunk.after.start ? ('after' as const) : ('before' as const);
  const text = side === 'after' ? after : before;
  const words = [...text.matchAll(TOKEN)];
  const { start = 0, end = 0 } = hunk?.[side] ?? {};
  const [from, to] = [Math.max(0, start - AROUND), Math.min(words.length, end + AROUND)];
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || to - from === end - start) return '';
  const part = text.slice(first.index, last.index + last[0].replace(/[.,'’-]+$/, '').length);
  return `${from > 0 ? '… ' : ''}${part}${to < words.length ? ' …' : ''}`;
}

/** Two edits are the same if only a currency sign distinguishes them: `$49` on the page is `49` in structured data. */
export function keyOfEdit({ before, after }: Edit): string {
  return `${before} → ${after}`.replace(/[$€£]/g, '');
}

/** Returns every edit of a changed segment, in its text and in the targets of its links. */
export function segmentEdits({ before, after }: SegmentChange): Edit[] {
  if (!before || !after) return [];
  const links = replacements(before.segment.links ?? [], after.segment.links ?? [], ({ to }) => to);
  const edits = [
    ...textEdits(readableText(before.segment), readableText(after.segment)),
    ...links.flatMap(([old, fresh]) => textEdits(old?.to ?? '', fresh?.to ?? '')),
  ];
  return [...new Map(edits.map((edit) => [keyOfEdit(edit), edit])).values()];
}

/**
 * Returns the edits that occur in several texts: a price, an email address, a name.
 * @param edits the edits of every changed text
 */
export function sharedEdits(edits: readonly (readonly Edit[])[]): Map<string, Edit> {
  const counts = new Map<string, { edit: Edit; count: number }>();
  for (const edit of edits.flat()) {
    const key = keyOfEdit(edit);
    const known = counts.get(key);
    // Texts of pages come first: they have the currency sign.
    counts.set(key, { edit: known?.edit ?? edit, count: (known?.count ?? 0) + 1 });
  }
  const isShared = ({ edit, count }: { edit: Edit; count: number }) => {
    const isValue = /[\d@]/.test(edit.before) && /[\d@]/.test(edit.after);
    return edit.before !== '' && edit.after !== '' && count >= (isValue ? MIN_PLACES.value : MIN_PLACES.words);
  };
  return new Map([...counts].filter(([, found]) => isShared(found)).map(([key, { edit }]) => [key, edit]));
}
