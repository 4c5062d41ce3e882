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
/** Marks, as red, green, blue, alpha: the edge and the inside of a box, and added rows. */
const CHANGED = [214, 0, 111, 200] as const;
const INSIDE = [214, 0, 111, 48] as const;
const ADDED = [0, 128, 96, 110] as const;
/** Marks are mostly empty: trying PNG filters would take long and save little. */
const SPARSE = { filterType: 0, deflateLevel: 6 } as const;
/** So many rows more or fewer are a distance that was rounded differently. */
const ROUNDED_ROWS = 2;
/** Height in pixels of the line that marks removed rows. */
const REMOVED_LINE = 4;
/** Pixels that differ are in one box if they are this close: the letters of a word, the lines of a paragraph. */
const SAME_BOX = { rows: 8, columns: 24 };

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

/** Returns the runs of indexes at which something is, as one run where they are as close as `gap`. */
function runsOf(start: number, end: number, gap: number, isMarked: (index: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (let index = start; index < end; index += 1) {
    if (!isMarked(index)) continue;
    const last = runs.at(-1);
    if (last && index - last[1] <= gap) last[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

function markedRows(marks: PNG): number {
  return Array.from({ length: marks.height }, (_, row) => rowOf(marks, row)).filter((row) => row.some(Boolean)).length;
}

/** Replaces marked pixels by boxes around them: the old text under the new one could not be read. */
function drawBoxes(marks: PNG, start: number, end: number): void {
  const { data, width } = marks;
  const offset = (row: number, column: number) => (row * width + column) * CHANNELS;
  const isMarked = (row: number, column: number) => (data[offset(row, column) + CHANNELS - 1] ?? 0) > 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const bands = runsOf(start, end, SAME_BOX.rows, (row) => columns.some((column) => isMarked(row, column)));
  for (const [top, bottom] of bands) {
    const rows = Array.from({ length: bottom - top }, (_, index) => top + index);
    const boxes = runsOf(0, width, SAME_BOX.columns, (column) => rows.some((row) => isMarked(row, column)));
    fillRows(marks, top, bottom, [0, 0, 0, 0]);
    for (const [left, right] of boxes) {
      for (const row of rows) {
        for (let column = left; column < right; column += 1) {
          const isEdge = row === top || row === bottom - 1 || column === left || column === right - 1;
          data.set(isEdge ? CHANGED : INSIDE, offset(row, column));
        }
      }
    }
  }
}

/**
 * Marks with boxes what differs in the rows of a hunk, the rows that were added, and the place of rows that were removed.
 * @returns the number of pixels that differ; rows that were added or removed count whole
 */
function markHunk(old: PNG, fresh: PNG, marks: PNG, { before, after }: Hunk): number {
  const rowBytes = marks.width * CHANNELS;
  const [oldRows, newRows] = [before.end - before.start, after.end - after.start];
  const common = Math.min(oldRows, newRows);
  const rows = ({ data }: PNG, start: number) => data.subarray(start * rowBytes, (start + common) * rowBytes);
  const [red, green, blue] = CHANGED;
  let differing = Math.abs(newRows - oldRows) * marks.width;
  if (common > 0) {
    const output = rows(marks, after.start);
    differing += pixelmatch(rows(old, before.start), rows(fresh, after.start), output, marks.width, common, {
      threshold: THRESHOLD,
      includeAA: true,
      diffMask: true,
      diffColor: [red, green, blue],
    });
    drawBoxes(marks, after.start, after.start + common);
  }
  if (Math.abs(newRows - oldRows) <= ROUNDED_ROWS) return differing;
  const line = after.start + common;
  fillRows(marks, line, after.end, ADDED);
  if (oldRows > common) fillRows(marks, line, line + REMOVED_LINE, CHANGED);
  return differing;
}

/**
 * Compares two screenshots of the same width. pixelmatch, odiff and looks-same compare pixels at the same place, so an
 * added paragraph would mark everything below it. If rows moved, they are therefore aligned first.
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns a transparent PNG with marks, as large as the new screenshot; null when no visible pixel differs
 */
export function differenceOf(before: Buffer, after: Buffer): Buffer | null {
  if (before.equals(after)) return null;
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  const compare = (differing: readonly Hunk[]) => {
    const marks = new PNG({ width: fresh.width, height: fresh.height, fill: true });
    return { marks, pixels: differing.reduce((sum, hunk) => sum + markHunk(old, fresh, marks, hunk), 0) };
  };
  const whole: Hunk = { before: { start: 0, end: old.height }, after: { start: 0, end: fresh.height } };
  const inPlace = old.height === fresh.height ? compare([whole]) : null;
  const differing = hunks(rowHashes(old), rowHashes(fresh), MAX_ROW_EDITS);
  const rows = differing.reduce((sum, { after }) => sum + after.end - after.start, 0);
  // Two pictures that were cut at the same height may show the same rows at different heights.
  const hasMoved = !inPlace || rows * 2 < markedRows(inPlace.marks);
  const { marks, pixels } = hasMoved ? compare(differing) : inPlace;
  return pixels < MIN_PIXELS ? null : PNG.sync.write(marks, SPARSE);
}
