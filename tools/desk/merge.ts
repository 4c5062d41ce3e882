import { diff3Merge } from 'node-diff3';
import { parseDocument } from 'yaml';
import { withSharedImports } from './imports';

/** A file as both had it before, and as each has it now; null where it does not exist. */
export interface Versions {
  file: string;
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

export type Side = 'mine' | 'theirs' | 'both';

/** A place that both changed: a paragraph, the line of a fact, or a file that one of them deleted. */
export interface Conflict {
  /** Made of the place and of both versions, so that an answer never counts for a version that was not shown. */
  id: string;
  file: string;
  /** The whole file with my version of this place; null without the file. */
  mine: string | null;
  /** The same with their version: the files differ in this place only. */
  theirs: string | null;
  /** Both added something that can stand one after the other. */
  canKeepBoth: boolean;
}

/** What is the same for both, or what each has of a place that both changed. */
type Part = string | { base: string; mine: string; theirs: string };

/** Where a tag, an entry of a list, a fact or a blank line starts. */
const START = /^\s*(?:<|[-*] |\d+\. |\w+:|$)/;
/** Stands between two places, so that changes of neighboring ones are no conflict. */
const BOUNDARY = '';

/** The lines of a file with the boundaries between its paragraphs, tags and facts. */
function linesOf(text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.flatMap((line, index) =>
    START.test(line) || lines[index - 1]?.endsWith('>\n') ? [BOUNDARY, line] : [line],
  );
}

/** Splits a file into places. Two in one paragraph are one place, because a paragraph is decided as a whole. */
function partsOf(base: string, mine: string, theirs: string): Part[] {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  const parts: Part[] = [];
  let between: string[] = [];
  for (const { ok, conflict } of regions) {
    if (!conflict) {
      between = ok ?? [];
      parts.push(between.join(''));
      continue;
    }
    const before = parts.at(-2);
    let place = { base: conflict.o.join(''), mine: conflict.a.join(''), theirs: conflict.b.join('') };
    if (typeof before === 'object' && !between.includes(BOUNDARY)) {
      parts.splice(-2);
      const joined = (side: keyof typeof place) => before[side] + between.join('') + place[side];
      place = { base: joined('base'), mine: joined('mine'), theirs: joined('theirs') };
    }
    parts.push(place);
  }
  return parts;
}

function keptBoth(mine: string, theirs: string, file: string): string {
  const isApart = !file.endsWith('.mdx') || /\n\s*\n$/.test(mine) || /^\s*\n/.test(theirs);
  return mine + (isApart ? '' : '\n') + theirs;
}

/**
 * Merges what both changed in a file. Only the places that both changed are decided; everything else of both stays.
 * @param choices by the id of each conflict
 * @returns the conflicts, and the text with the choices, in which mine counts where one is missing
 */
export function mergeVersions(
  versions: Versions,
  choices: Readonly<Record<string, Side>>,
): { conflicts: Conflict[]; text: string | null } {
  const { file } = versions;
  const idOf = (...parts: unknown[]) => JSON.stringify(parts);
  if (versions.mine === null || versions.theirs === null || file.startsWith('static/')) {
    const { mine, theirs } = versions;
    if (mine === theirs) return { conflicts: [], text: null };
    const id = idOf(file, mine, theirs);
    return {
      conflicts: [{ id, file, mine, theirs, canKeepBoth: false }],
      text: choices[id] === 'theirs' ? theirs : mine,
    };
  }
  const { base, mine, theirs } = withSharedImports({
    base: versions.base ?? '',
    mine: versions.mine,
    theirs: versions.theirs,
  });
  const parts = partsOf(base, mine, theirs);
  const places = parts.map((part, index) =>
    typeof part === 'string' ? part : { ...part, id: idOf(file, index, part) },
  );
  const textWith = (all: Readonly<Record<string, Side>>) =>
    places
      .map((place) => {
        if (typeof place === 'string') return place;
        const side = all[place.id] ?? 'mine';
        return side === 'both' ? keptBoth(place.mine, place.theirs, file) : place[side];
      })
      .join('');
  const conflicts = places.flatMap((place) => {
    if (typeof place === 'string') return [];
    const { id } = place;
    const isReadable = file.endsWith('.mdx') || parseDocument(textWith({ [id]: 'both' })).errors.length === 0;
    const canKeepBoth = versions.base !== null && place.base.trim() === '' && isReadable;
    return [{ id, file, mine: textWith({}), theirs: textWith({ [id]: 'theirs' }), canKeepBoth }];
  });
  return { conflicts, text: textWith(choices) };
}
