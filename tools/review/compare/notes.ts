import { diffArrays } from 'diff';
import type { ManifestSegment } from '../../../plugins/manifest/types';

/** `95`, `99.9%`, `95 %`, `$4,999.00`, `20+`, `3x`, `24/7`, `6–10`. */
const NUMBER = /[$€£]?\d+(?:[.,:/–-]\d+)*(?:\s?%|\+|x\b)?/g;

type Link = NonNullable<ManifestSegment['links']>[number];

/** Goes through what one list has in place of a part of another: pairs, then what is left on one side. */
function replacements<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): [Item | undefined, Item | undefined][] {
  const found: [Item | undefined, Item | undefined][] = [];
  let [i, j] = [0, 0];
  let gone: Item[] = [];
  const flush = (came: readonly Item[]) => {
    for (let k = 0; k < Math.max(gone.length, came.length); k += 1) found.push([gone[k], came[k]]);
    gone = [];
  };
  for (const part of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const { length } = part.value;
    if (part.removed) {
      gone = before.slice(i, i + length);
      i += length;
    } else {
      flush(part.added ? after.slice(j, j + length) : []);
      j += length;
      if (!part.added) i += length;
    }
  }
  flush([]);
  return found;
}

function numberNotes(before: string, after: string): string[] {
  const numbers = (text: string): string[] => text.match(NUMBER) ?? [];
  return replacements(numbers(before), numbers(after), (number) => number).map(([old, fresh]) => {
    if (old && fresh) return `${old} became ${fresh}.`;
    return old ? `The number ${old} is gone.` : `The number ${fresh} is new.`;
  });
}

/** A target without its query, where the difference stands before it: prepared mails carry long ones. */
function plain(to: string, other: string): string {
  const address = to.split('?')[0] ?? to;
  return address === other.split('?')[0] ? to : address;
}

function linkNotes(before: readonly Link[], after: readonly Link[]): string[] {
  return replacements(before, after, ({ to }) => to).map(([old, fresh]) => {
    if (old && fresh)
      return `“${fresh.text}” now leads to ${plain(fresh.to, old.to)}, not to ${plain(old.to, fresh.to)}.`;
    return old ? `The link “${old.text}” to ${old.to} is gone.` : `“${fresh?.text}” now leads to ${fresh?.to}.`;
  });
}

const TAG_NAMES: Record<string, string> = { p: 'a paragraph', li: 'a list item', a: 'a link', button: 'a button' };

function tagNote(before: string, after: string): string[] {
  const named = (tag: string) => TAG_NAMES[tag] ?? (/^h[1-6]$/.test(tag) ? `a heading of level ${tag[1]}` : tag);
  return before === after ? [] : [`It was ${named(before)} and is ${named(after)} now.`];
}

/** What a reviewer must not overlook in a changed segment, as sentences: numbers, targets of links, its role, its move. */
export function changeNotes(before: ManifestSegment, after: ManifestSegment): string[] {
  const notes = [
    ...numberNotes(before.text, after.text),
    ...linkNotes(before.links ?? [], after.links ?? []),
    ...tagNote(before.tag, after.tag),
  ];
  const isSame = before.text === after.text && before.name === after.name && notes.length === 0;
  return isSame ? ['It moved; its words are the same.'] : notes;
}
