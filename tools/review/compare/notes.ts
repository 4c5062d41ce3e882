import type { ManifestSegment } from '../../../plugins/manifest/types';
import { hunks } from './hunks';

/** `95`, `99.9%`, `95 %`, `$4,999.00`, `20+`, `3x`, `24/7`, `6–10`. */
const NUMBER = /[$€£]?\d+(?:[.,:/–-]\d+)*(?:\s?%|\+|x\b)?/g;

type Link = NonNullable<ManifestSegment['links']>[number];

/** Pairs the differing entries of two lists; one side is undefined where an entry was only added or only removed. */
export function replacements<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): [Item | undefined, Item | undefined][] {
  return hunks(before.map(keyOf), after.map(keyOf)).flatMap((hunk) => {
    const old = before.slice(hunk.before.start, hunk.before.end);
    const fresh = after.slice(hunk.after.start, hunk.after.end);
    const length = Math.max(old.length, fresh.length);
    return Array.from({ length }, (_, i): [Item | undefined, Item | undefined] => [old[i], fresh[i]]);
  });
}

function numberNotes(before: string, after: string): string[] {
  const numbers = (text: string): string[] => text.match(NUMBER) ?? [];
  return replacements(numbers(before), numbers(after), (number) => number).map(([old, fresh]) => {
    if (old && fresh) return `${old} became ${fresh}.`;
    return old ? `The number ${old} was removed.` : `The number ${fresh} is new.`;
  });
}

/** Returns an address without its query, unless only the query differs: prepared emails have long ones. */
function shortAddress(to: string, other: string): string {
  const address = to.split('?')[0] ?? to;
  return address === other.split('?')[0] ? to : address;
}

function linkNotes(before: readonly Link[], after: readonly Link[]): string[] {
  return replacements(before, after, ({ to }) => to).map(([old, fresh]) => {
    if (old && fresh)
      return `“${fresh.text}” now links to ${shortAddress(fresh.to, old.to)}, not to ${shortAddress(old.to, fresh.to)}.`;
    return old ? `The link “${old.text}” to ${old.to} was removed.` : `“${fresh?.text}” now links to ${fresh?.to}.`;
  });
}

const TAG_NAMES: Record<string, string> = { p: 'a paragraph', li: 'a list item', a: 'a link', button: 'a button' };

function tagNote(before: string, after: string): string[] {
  const named = (tag: string) => TAG_NAMES[tag] ?? (/^h[1-6]$/.test(tag) ? `a level ${tag[1]} heading` : tag);
  return before === after ? [] : [`It was ${named(before)} and is now ${named(after)}.`];
}

function anchorNote(before: ManifestSegment | null, after: ManifestSegment | null): string[] {
  if (!before?.anchor || before.anchor === after?.anchor) return [];
  const now = after?.anchor ? ` is now #${after.anchor}` : ' is gone';
  return [`Its address #${before.anchor}${now}. Links from other sites to #${before.anchor} open the page at its top.`];
}

/** Returns what a reviewer must not overlook in a changed segment, as sentences: numbers, link targets, its tag, its address. */
export function changeNotes(before: ManifestSegment | null, after: ManifestSegment | null): string[] {
  if (!before || !after) return anchorNote(before, after);
  return [
    ...numberNotes(before.text, after.text),
    ...linkNotes(before.links ?? [], after.links ?? []),
    ...tagNote(before.tag, after.tag),
    ...anchorNote(before, after),
  ];
}
