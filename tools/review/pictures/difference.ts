import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { hashOf } from '../../../plugins/manifest/normalise';

/** Colour distance from 0 to 1 that counts as different; a value that an eye sees on two large areas side by side. */
const THRESHOLD = 0.02;
/** Rows that may differ before aligning them is given up, and all below the first is marked. */
const MOST_ROW_EDITS = 4000;
const CHANNELS = 4;
/** Marks, as red, green, blue, alpha: something else stands here; something new stands here. */
const CHANGED = [214, 0, 111, 200] as const;
const NEW = [0, 128, 96, 110] as const;
/** How marks are written: they are mostly empty, so that trying filters takes long and gains little. */
const SPARSE = { filterType: 0, deflateLevel: 6 } as const;
/** Height in pixels of the line that stands where something went. */
const GONE_LINE = 4;
/** Marks that are no further apart, in pixels, are one difference to a reader. */
const NEAR = 100;

export interface Difference {
  /** A transparent PNG of the new picture's size with marks. */
  marks: Buffer;
  /** Share of the new picture that is marked, in steps of 0.0001. */
  share: number;
  /** Rows at which differences begin. */
  stops: number[];
}

function rowsOf({ data, width, height }: PNG): Buffer[] {
  return Array.from({ length: height }, (_, row) =>
    data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS),
  );
}

function fillRows(target: PNG, from: number, count: number, color: readonly number[]): void {
  const first = Math.max(0, from) * target.width;
  const last = Math.min(target.height, from + count) * target.width;
  for (let pixel = first; pixel < last; pixel += 1) {
    for (let channel = 0; channel < CHANNELS; channel += 1)
      target.data[pixel * CHANNELS + channel] = color[channel] ?? 0;
  }
}

/** Marks where two stretches of the same height differ. */
function markStretch(before: Buffer, after: Buffer, marks: PNG, top: number, height: number): void {
  const { width } = marks;
  const output = new Uint8ClampedArray(width * height * CHANNELS);
  const [red, green, blue] = CHANGED;
  pixelmatch(before, after, output, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    diffMask: true,
    diffColor: [red, green, blue],
  });
  for (let index = 3; index < output.length; index += CHANNELS) if (output[index]) output[index] = CHANGED[3];
  marks.data.set(output, top * width * CHANNELS);
}

function shareOf(marks: PNG): number {
  let marked = 0;
  for (let index = 3; index < marks.data.length; index += CHANNELS) if (marks.data[index]) marked += 1;
  const share = marked / (marks.width * marks.height);
  return marked === 0 ? 0 : Math.max(0.0001, Math.round(share * 10_000) / 10_000);
}

function stopsOf({ data, width, height }: PNG): number[] {
  const stops: number[] = [];
  let lastMarked = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < height; row += 1) {
    const alphas = data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS);
    if (!alphas.some((value, index) => index % CHANNELS === CHANNELS - 1 && value > 0)) continue;
    if (row - lastMarked > NEAR) stops.push(row);
    lastMarked = row;
  }
  return stops;
}

/**
 * Compares two pictures of one width. When their heights differ, their rows are aligned first, so that a paragraph that
 * came in does not mark everything below it.
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns null when no eye sees a difference
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  const marks = new PNG({ width: fresh.width, height: fresh.height });
  marks.data.fill(0);
  const [oldRows, freshRows] = [rowsOf(old), rowsOf(fresh)];
  const edits =
    old.height === fresh.height
      ? undefined
      : diffArrays(oldRows.map(hashOf), freshRows.map(hashOf), { maxEditLength: MOST_ROW_EDITS });

  if (!edits) {
    const common = Math.min(old.height, fresh.height);
    const differs = (row: Buffer, index: number) => index < common && !row.equals(freshRows[index] ?? row);
    const [top, end] = [oldRows.findIndex(differs), oldRows.findLastIndex(differs) + 1];
    if (end > 0)
      markStretch(
        Buffer.concat(oldRows.slice(top, end)),
        Buffer.concat(freshRows.slice(top, end)),
        marks,
        top,
        end - top,
      );
    fillRows(marks, common, fresh.height - common, NEW);
  } else {
    let [oldTop, top] = [0, 0];
    for (const [index, { value, removed, added }] of edits.entries()) {
      const height = value.length;
      if (removed) {
        const next = edits[index + 1];
        const replaced = Math.min(height, next?.added ? next.value.length : 0);
        if (replaced > 0) {
          markStretch(
            Buffer.concat(oldRows.slice(oldTop, oldTop + replaced)),
            Buffer.concat(freshRows.slice(top, top + replaced)),
            marks,
            top,
            replaced,
          );
        }
        if (height > replaced) fillRows(marks, top + replaced, GONE_LINE, CHANGED);
        oldTop += height;
      } else if (added) {
        const previous = edits[index - 1];
        const replaced = previous?.removed ? Math.min(height, previous.value.length) : 0;
        fillRows(marks, top + replaced, height - replaced, NEW);
        top += height;
      } else {
        oldTop += height;
        top += height;
      }
    }
  }
  const share = shareOf(marks);
  if (share === 0) return null;
  return { marks: PNG.sync.write(marks, SPARSE), share, stops: stopsOf(marks) };
}
