import type { ManifestSegment } from '../../../plugins/manifest/types';
import { hunks } from './hunks';
import { similarity, wordsOf } from './similarity';

/** Two segments with a smaller share of common words than this are reported as one removed and one added. */
const SAME_SEGMENT = 0.4;

export interface Placed {
  segment: ManifestSegment;
  index: number;
}
interface Pair {
  before: Placed | null;
  after: Placed | null;
}

/** A segment that differs between two pages. */
export interface SegmentChange extends Pair {
  kind: 'changed' | 'added' | 'removed';
}

/** Consecutive segments that are in another place and otherwise the same. */
export interface Move {
  segments: Placed[];
  /** The index of the first one in the old page. */
  beforeIndex: number;
  /** The text above it, before and after; null at the start of the page. */
  below: { before: string | null; after: string | null };
  /** The headings of its level, in their order before and after; none if no heading moved. */
  order: { before: string[]; after: string[] };
}

export interface WordComparison {
  changes: SegmentChange[];
  moves: Move[];
}

/** Returns a segment's text and, in parentheses, the text that only screen readers announce. */
export function readableText({ text, name }: ManifestSegment): string {
  return name ? `${text} (read out: ${name})`.trim() : text;
}

/** Returns the link that is all of a segment; lists contain their links as items. */
export function onlyLink({ tag, text, links = [] }: ManifestSegment): { to: string } | undefined {
  const [link, ...more] = links;
  const plain = (words: string) => words.replace(/\s/g, '');
  const isWhole = tag === 'a' || plain(link?.text ?? '') === plain(text);
  return more.length === 0 && isWhole ? link : undefined;
}

function keyOf({ tag, text, name, links, anchor }: ManifestSegment): string {
  return JSON.stringify([tag, text, name ?? '', links?.map(({ to }) => to) ?? [], anchor ?? '']);
}

/** A link with the same target is the same link, whatever its text is now. */
function isSameLink(old: ManifestSegment, fresh: ManifestSegment): boolean {
  const to = ({ tag, links }: ManifestSegment) => (tag === 'a' ? links?.[0]?.to : undefined);
  return to(old) !== undefined && to(old) === to(fresh);
}

/** Rates from 0 to 1 how likely two segments are the same one; 0 if one was removed and the other added. */
function likenessOf(old: ManifestSegment, fresh: ManifestSegment): number {
  const share = similarity(readableText(old), readableText(fresh));
  if (share >= SAME_SEGMENT) return share;
  return isSameLink(old, fresh) ? SAME_SEGMENT : 0;
}

/**
 * Pairs old segments with new ones, in order, so that the pairs have as many words in common as possible
 * (https://en.wikipedia.org/wiki/Needleman%E2%80%93Wunsch_algorithm without a gap penalty).
 */
function pairUp(before: Placed[], after: Placed[]): Pair[] {
  const likeness = before.map((old) => after.map((fresh) => likenessOf(old.segment, fresh.segment)));
  // best[i][j]: the highest total likeness of the segments from i and from j on.
  const best = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const like = (i: number, j: number) => likeness[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const paired = like(i, j) > 0 ? like(i, j) + at(i + 1, j + 1) : 0;
      (best[i] as number[])[j] = Math.max(at(i + 1, j), at(i, j + 1), paired);
    }
  }

  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (like(i, j) > 0 && at(i, j) === like(i, j) + at(i + 1, j + 1)) {
      pairs.push({ before: before[i++] ?? null, after: after[j++] ?? null });
    } else if (j >= after.length || (i < before.length && at(i, j) === at(i + 1, j))) {
      pairs.push({ before: before[i++] ?? null, after: null });
    } else {
      pairs.push({ before: null, after: after[j++] ?? null });
    }
  }
  return pairs;
}

/** Whether a moved segment is worth reporting: a link such as “Learn more” occurs in many places. */
function isDistinct({ tag, text }: ManifestSegment): boolean {
  return /^h\d$/.test(tag) || wordsOf(text).length > 3;
}

/** Finds consecutive segments that were removed in one place and added in another. */
function findRuns(removed: readonly Placed[], added: readonly Placed[]): [Placed, Placed][][] {
  const byKey = new Map<string, Placed[]>();
  for (const old of removed) byKey.set(keyOf(old.segment), [...(byKey.get(keyOf(old.segment)) ?? []), old]);
  const runs: [Placed, Placed][][] = [];
  for (const fresh of added) {
    const candidates = byKey.get(keyOf(fresh.segment)) ?? [];
    const [previousOld, previousNew] = runs.at(-1)?.at(-1) ?? [];
    const next = candidates.find(({ index }) => index === (previousOld?.index ?? -2) + 1);
    const isNext = next !== undefined && previousNew?.index === fresh.index - 1;
    const old = isNext ? next : candidates[0];
    if (!old) continue;
    candidates.splice(candidates.indexOf(old), 1);
    if (isNext) runs.at(-1)?.push([old, fresh]);
    else runs.push([[old, fresh]]);
  }
  return runs.filter((run) => run.some(([, { segment }]) => isDistinct(segment)));
}

/** Returns the nearest heading above an index that is not itself in the moved part. */
function headingAbove(segments: readonly ManifestSegment[], index: number, level: string): string | null {
  const above = segments.slice(0, index).filter(({ tag }) => /^h\d$/.test(tag) && tag <= level);
  return above.at(-1)?.text ?? null;
}

function moveOf(
  run: readonly [Placed, Placed][],
  before: readonly ManifestSegment[],
  after: readonly ManifestSegment[],
): Move {
  const [[old, fresh]] = run as [[Placed, Placed]];
  const heading = run.map(([{ segment }]) => segment.tag).find((tag) => /^h\d$/.test(tag));
  const level = heading ?? 'h6';
  const headings = (segments: readonly ManifestSegment[]) =>
    segments.filter(({ tag }) => tag === heading).map(({ text }) => text);
  return {
    segments: run.map(([, placed]) => placed),
    beforeIndex: old.index,
    below: { before: headingAbove(before, old.index, level), after: headingAbove(after, fresh.index, level) },
    order: { before: headings(before), after: headings(after) },
  };
}

/**
 * Returns what changed in the words of a page, in the order of the page, and what moved. A heading that became a paragraph
 * and a link with another target are changes; other line breaks are not.
 */
export function compareWords(before: readonly ManifestSegment[], after: readonly ManifestSegment[]): WordComparison {
  const placed = (segments: readonly ManifestSegment[], { start, end }: { start: number; end: number }) =>
    segments.slice(start, end).map((segment, offset) => ({ segment, index: start + offset }));
  const differing = hunks(before.map(keyOf), after.map(keyOf)).map((hunk) => ({
    removed: placed(before, hunk.before),
    added: placed(after, hunk.after),
  }));
  const runs = findRuns(
    differing.flatMap(({ removed }) => removed),
    differing.flatMap(({ added }) => added),
  );
  const moved = new Set(runs.flat(2).map(({ segment }) => segment));
  const rest = (all: readonly Placed[]) => all.filter(({ segment }) => !moved.has(segment));
  const pairs = differing.flatMap(({ removed, added }) => pairUp(rest(removed), rest(added)));
  return {
    changes: pairs.map((pair) => ({
      ...pair,
      kind: pair.before && pair.after ? 'changed' : pair.before ? 'removed' : 'added',
    })),
    moves: runs.map((run) => moveOf(run, before, after)),
  };
}
