import { diffArrays } from 'diff';
import type { ManifestSegment } from '../../../plugins/manifest/types';
import type { WordChange } from '../../../plugins/preview/changes';
import { changeNotes } from './notes';
import { similarity } from './similarity';

/** Below this share of common words two segments are one that went and one that came. */
const SAME_SEGMENT = 0.4;

interface Placed {
  segment: ManifestSegment;
  index: number;
}
interface Pair {
  before: Placed | null;
  after: Placed | null;
}

/** A segment as a reader meets it; words that are only read out stand in brackets. */
export function inWords({ text, name }: ManifestSegment): string {
  return name ? `${text} (read out: ${name})`.trim() : text;
}

function keyOf({ tag, text, name, links }: ManifestSegment): string {
  return JSON.stringify([tag, text, name ?? '', links?.map(({ to }) => to) ?? []]);
}

/** A link or button that leads where it led is the same one, whatever it says now. */
function leadsAlike(old: ManifestSegment, fresh: ManifestSegment): boolean {
  const to = ({ tag, links }: ManifestSegment) => (tag === 'a' ? links?.[0]?.to : undefined);
  return to(old) !== undefined && to(old) === to(fresh);
}

/** How much two segments are the same one, from 0 to 1; 0 when one went and the other came. */
function likenessOf(old: ManifestSegment, fresh: ManifestSegment): number {
  const share = similarity(inWords(old), inWords(fresh));
  if (share >= SAME_SEGMENT) return share;
  return leadsAlike(old, fresh) ? SAME_SEGMENT : 0;
}

/**
 * Pairs old segments with new ones in their order so that the pairs have as many words in common as possible
 * (https://en.wikipedia.org/wiki/Needleman%E2%80%93Wunsch_algorithm without a price for gaps).
 */
function pairUp(before: Placed[], after: Placed[]): Pair[] {
  const likeness = before.map((old) => after.map((fresh) => likenessOf(old.segment, fresh.segment)));
  // best[i][j]: the most that segments from i and from j on can have in common.
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

function changeOf({ before, after }: Pair, place: WordChange['place']): WordChange {
  const words = { before: before ? inWords(before.segment) : '', after: after ? inWords(after.segment) : '' };
  const index = place === 'main' ? (after?.index ?? null) : null;
  if (!before || !after) {
    return { kind: before ? 'removed' : 'added', index, place, ...words, notes: [] };
  }
  return { kind: 'changed', index, place, ...words, notes: changeNotes(before.segment, after.segment) };
}

/** A segment that went in one place and came in another was moved: one change instead of two. */
function joinMoves(pairs: Pair[]): Pair[] {
  const joined = [...pairs];
  for (const pair of pairs) {
    if (pair.before || !pair.after) continue;
    const key = keyOf(pair.after.segment);
    const from = joined.findIndex(({ before, after }) => before && !after && keyOf(before.segment) === key);
    if (from < 0) continue;
    const [gone] = joined.splice(from, 1);
    joined[joined.indexOf(pair)] = { before: gone?.before ?? null, after: pair.after };
  }
  return joined;
}

/**
 * What changed in the words of a page, in the order of the page. A heading that became a paragraph, a link with another
 * target and a segment that moved are changes too; another wrap of the lines is none.
 */
export function compareWords(
  before: readonly ManifestSegment[],
  after: readonly ManifestSegment[],
  place: WordChange['place'] = 'main',
): WordChange[] {
  const pairs: Pair[] = [];
  let [gone, came]: [Placed[], Placed[]] = [[], []];
  let [beforeIndex, afterIndex] = [0, 0];
  const finishHunk = () => {
    pairs.push(...pairUp(gone, came));
    [gone, came] = [[], []];
  };

  for (const part of diffArrays(before.map(keyOf), after.map(keyOf))) {
    for (let count = 0; count < part.value.length; count += 1) {
      const old = before[beforeIndex];
      const fresh = after[afterIndex];
      if (part.removed && old) gone.push({ segment: old, index: beforeIndex++ });
      else if (part.added && fresh) came.push({ segment: fresh, index: afterIndex++ });
      else {
        finishHunk();
        beforeIndex += 1;
        afterIndex += 1;
      }
    }
  }
  finishHunk();
  return joinMoves(pairs).map((pair) => changeOf(pair, place));
}
