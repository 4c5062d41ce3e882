import { diffArrays } from 'diff';

/** A part of a merged text: the same for both, or two texts to choose from. */
export type MergedPart = { same: string } | { mine: string; theirs: string };

interface Edit {
  start: number;
  end: number;
  lines: string[];
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function editsOf(before: string[], after: string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let last: Edit | null = null;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added && !removed) {
      at += value.length;
      last = null;
      continue;
    }
    if (!last) {
      last = { start: at, end: at, lines: [] };
      edits.push(last);
    }
    if (added) last.lines.push(...value);
    else {
      at += value.length;
      last.end = at;
    }
  }
  return edits;
}

/** Applies the edits of a range of lines. */
function applied(before: string[], edits: readonly Edit[], start: number, end: number): string {
  const lines: string[] = [];
  let at = start;
  for (const edit of edits) {
    lines.push(...before.slice(at, edit.start), ...edit.lines);
    at = edit.end;
  }
  return [...lines, ...before.slice(at, end)].join('');
}

/** Merges two texts that were made from the same one. Where both changed the same lines differently, there are two texts. */
export function mergeTexts(before: string, mine: string, theirs: string): MergedPart[] {
  const lines = linesOf(before);
  const [own, other] = [editsOf(lines, linesOf(mine)), editsOf(lines, linesOf(theirs))];
  const parts: MergedPart[] = [];
  let at = 0;
  const all = [...own, ...other].sort((one, two) => one.start - two.start || one.end - two.end);
  while (all.length > 0) {
    const group = [all.shift() as Edit];
    const [first] = group as [Edit];
    let end = first.end;
    // Edits that touch belong together: neither makes sense without the other.
    while (all[0] && all[0].start <= end) {
      const next = all.shift() as Edit;
      group.push(next);
      end = Math.max(end, next.end);
    }
    const text = (edits: readonly Edit[]) =>
      applied(
        lines,
        edits.filter((edit) => group.includes(edit)),
        first.start,
        end,
      );
    const [ownText, otherText] = [text(own), text(other)];
    const base = lines.slice(first.start, end).join('');
    parts.push({ same: lines.slice(at, first.start).join('') });
    if (ownText === otherText || otherText === base) parts.push({ same: ownText });
    else if (ownText === base) parts.push({ same: otherText });
    else parts.push({ mine: ownText, theirs: otherText });
    at = end;
  }
  return [...parts, { same: lines.slice(at).join('') }].filter((part) => !('same' in part) || part.same !== '');
}
