import type { ManifestSegment } from '../../../plugins/manifest/types';
import type { WordChange } from '../../../plugins/preview/changes';
import { hunks } from './hunks';
import { changeNotes } from './notes';
import { similarity } from './similarity';

/** Two segments with a smaller share of common words than this are reported as one removed and one added. */
const SAME_SEGMENT = 0.4;

interface Placed {
  segment: ManifestSegment;
  index: number;
}
interface Pair {
  before: Placed | null;
  after: Placed | null;
}

/** Returns a segment's text and, in parentheses, the text that only screen readers announce. */
function readableText({ text, name }: ManifestSegment): string {
  return name ? `${text} (read out: ${name})`.trim() : text;
}

function keyOf({ tag, text, name, links }: ManifestSegment): string {
  return JSON.stringify([tag, text, name ?? '', links?.map(({ to }) => to) ?? []]);
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

/** Joins a segment that was removed in one place and added in another into one change. */
function joinMoves(pairs: Pair[]): Pair[] {
  const joined = [...pairs];
  for (const pair of pairs) {
    if (pair.before || !pair.after) continue;
    const key = keyOf(pair.after.segment);
    const from = joined.findIndex(({ before, after }) => before && !after && keyOf(before.segment) === key);
    if (from < 0) continue;
    const [removed] = joined.splice(from, 1);
    joined[joined.indexOf(pair)] = { before: removed?.before ?? null, after: pair.after };
  }
  return joined;
}

/**
 * Returns what changed in the words of a page, in the order of the page. A heading that became a paragraph, a link with
 * another target and a segment that moved are changes; other line breaks are not.
 */
export function compareWords(
  before: readonly ManifestSegment[],
  after: readonly ManifestSegment[],
  place: WordChange['place'] = 'main',
): WordChange[] {
  const placed = (segments: readonly ManifestSegment[], { start, end }: { start: number; end: number }) =>
    segments.slice(start, end).map((segment, offset) => ({ segment, index: start + offset }));
  const pairs = hunks(before.map(keyOf), after.map(keyOf)).flatMap((hunk) =>
    pairUp(placed(before, hunk.before), placed(after, hunk.after)),
  );
  return joinMoves(pairs).map(({ before: old, after: fresh }) => ({
    kind: old && fresh ? 'changed' : old ? 'removed' : 'added',
    index: place === 'main' ? (fresh?.index ?? null) : null,
    place,
    before: old ? readableText(old.segment) : '',
    after: fresh ? readableText(fresh.segment) : '',
    notes: old && fresh ? changeNotes(old.segment, fresh.segment) : [],
  }));
}
