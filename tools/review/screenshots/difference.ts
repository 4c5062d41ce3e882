import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { hashOf } from '../../../plugins/manifest/normalize';
import { type Hunk, hunks } from '../compare/hunks';

/** Color distance from 0 to 1 from which pixels differ; readers can see it on two large areas side by side. */
const THRESHOLD = 0.02;
/** If more rows than this are added and removed, the rows are compared without aligning them. */
const MAX_ROW_EDITS = 4000;
const CHANNELS = 4;
/** Marks, as red, green, blue, alpha. */
const CHANGED = [214, 0, 111, 200] as const;
const ADDED = [0, 128, 96, 110] as const;
/** Marks are mostly empty: trying PNG filters would take long and save little. */
const SPARSE = { filterType: 0, deflateLevel: 6 } as const;
/** Height in pixels of the line that marks removed rows. */
const REMOVED_LINE = 4;
/** Marks that are at most this many pixels apart are one difference. */
const NEAR = 100;

export interface Difference {
  /** A transparent PNG with marks, as large as the new screenshot. */
  marks: Buffer;
  /** Share of the new screenshot that is marked, in steps of 0.0001. */
  share: number;
  /** Rows at which differences begin. */
  stops: number[];
}

function rowOf({ data, width }: PNG, row: number): Buffer {
  return data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS);
}

function rowHashes(png: PNG): string[] {
  return Array.from({ length: png.height }, (_, row) => hashOf(rowOf(png, row)));
}

function fillRows(marks: PNG, start: number, end: number, color: readonly number[]): void {
  for (let row = start; row < Math.min(end, marks.height); row += 1) {
    rowOf(marks, row).set(Array.from({ length: marks.width }, () => color).flat());
  }
}

/** Marks the pixels that differ in the rows of a hunk, the rows that were added, and the place of rows that were removed. */
function markHunk(old: PNG, fresh: PNG, marks: PNG, { before, after }: Hunk): void {
  const rowBytes = marks.width * CHANNELS;
  const common = Math.min(before.end - before.start, after.end - after.start);
  const rows = ({ data }: PNG, start: number) => data.subarray(start * rowBytes, (start + common) * rowBytes);
  const [red, green, blue, alpha] = CHANGED;
  if (common > 0) {
    const output = rows(marks, after.start);
    pixelmatch(rows(old, before.start), rows(fresh, after.start), output, marks.width, common, {
      threshold: THRESHOLD,
      includeAA: true,
      diffMask: true,
      diffColor: [red, green, blue],
    });
    for (let index = 3; index < output.length; index += CHANNELS) if (output[index]) output[index] = alpha;
  }
  fillRows(marks, after.start + common, after.end, ADDED);
  const line = after.start + common;
  if (before.end - before.start > common) fillRows(marks, line, line + REMOVED_LINE, CHANGED);
}

/** Counts the marked pixels of every row. */
function markedPixels(marks: PNG): number[] {
  return Array.from({ length: marks.height }, (_, row) => {
    const data = rowOf(marks, row);
    let marked = 0;
    for (let index = 3; index < data.length; index += CHANNELS) if (data[index]) marked += 1;
    return marked;
  });
}

/**
 * Compares two screenshots of the same width. pixelmatch, odiff and looks-same compare pixels at the same place, so an
 * added paragraph would mark everything below it. If the heights differ, rows are therefore aligned first.
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns null when no visible pixel differs
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  const marks = new PNG({ width: fresh.width, height: fresh.height, fill: true });
  const whole: Hunk = { before: { start: 0, end: old.height }, after: { start: 0, end: fresh.height } };
  const isAligned = old.height === fresh.height;
  const differing = isAligned ? [whole] : hunks(rowHashes(old), rowHashes(fresh), MAX_ROW_EDITS);
  for (const hunk of differing) markHunk(old, fresh, marks, hunk);

  const rows = markedPixels(marks);
  const marked = rows.reduce((sum, count) => sum + count, 0);
  if (marked === 0) return null;
  const markedRows = rows.flatMap((count, row) => (count > 0 ? [row] : []));
  return {
    marks: PNG.sync.write(marks, SPARSE),
    share: Math.max(0.0001, Math.round((marked / (marks.width * marks.height)) * 10_000) / 10_000),
    stops: markedRows.filter((row, index) => row - (markedRows[index - 1] ?? Number.NEGATIVE_INFINITY) > NEAR),
  };
}
