import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { hashOf } from '../../../plugins/manifest/normalize';
import { type Hunk, hunks } from '../compare/hunks';

/** Color distance from 0 to 1 from which pixels differ; readers can see it on two large areas side by side. */
const THRESHOLD = 0.02;
/** Fewer pixels than this are a hairline: the edge of a letter or line that was rounded differently. */
const MIN_PIXELS = 16;
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

/**
 * Marks the pixels that differ in the rows of a hunk, the rows that were added, and the place of rows that were removed.
 * @returns the number of pixels that differ; rows that were added or removed count whole
 */
function markHunk(old: PNG, fresh: PNG, marks: PNG, { before, after }: Hunk): number {
  const rowBytes = marks.width * CHANNELS;
  const [oldRows, newRows] = [before.end - before.start, after.end - after.start];
  const common = Math.min(oldRows, newRows);
  const rows = ({ data }: PNG, start: number) => data.subarray(start * rowBytes, (start + common) * rowBytes);
  const [red, green, blue, alpha] = CHANGED;
  let differing = Math.abs(newRows - oldRows) * marks.width;
  if (common > 0) {
    const output = rows(marks, after.start);
    differing += pixelmatch(rows(old, before.start), rows(fresh, after.start), output, marks.width, common, {
      threshold: THRESHOLD,
      includeAA: true,
      diffMask: true,
      diffColor: [red, green, blue],
    });
    for (let index = 3; index < output.length; index += CHANNELS) if (output[index]) output[index] = alpha;
  }
  fillRows(marks, after.start + common, after.end, ADDED);
  const line = after.start + common;
  if (oldRows > common) fillRows(marks, line, line + REMOVED_LINE, CHANGED);
  return differing;
}

/**
 * Compares two screenshots of the same width. pixelmatch, odiff and looks-same compare pixels at the same place, so an
 * added paragraph would mark everything below it. If the heights differ, rows are therefore aligned first.
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns a transparent PNG with marks, as large as the new screenshot; null when no visible pixel differs
 */
export function differenceOf(before: Buffer, after: Buffer): Buffer | null {
  if (before.equals(after)) return null;
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  const marks = new PNG({ width: fresh.width, height: fresh.height, fill: true });
  const whole: Hunk = { before: { start: 0, end: old.height }, after: { start: 0, end: fresh.height } };
  const isAligned = old.height === fresh.height;
  const differing = isAligned ? [whole] : hunks(rowHashes(old), rowHashes(fresh), MAX_ROW_EDITS);
  const pixels = differing.reduce((sum, hunk) => sum + markHunk(old, fresh, marks, hunk), 0);
  return pixels < MIN_PIXELS ? null : PNG.sync.write(marks, SPARSE);
}
