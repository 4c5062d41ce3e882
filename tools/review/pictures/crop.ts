import path from 'node:path';
import sharp from 'sharp';
import type { Crop } from '../report/report';

/** Pixels around what differs. */
const MARGIN = 60;
/** A higher part would be too small to see beside another one. */
const MAX_HEIGHT = 900;

async function readRows(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = info.width * 4;
  return { ...info, row: (index: number) => data.subarray(index * bytes, (index + 1) * bytes) };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/** Returns the first and the last row in which two pictures of one width differ. */
function differingRows(before: Rows, after: Rows): { first: number; last: number } {
  const common = Math.min(before.height, after.height);
  let first = 0;
  while (first < common && before.row(first).equals(after.row(first))) first += 1;
  let last = Math.max(before.height, after.height) - 1;
  if (before.height === after.height) while (last > first && before.row(last).equals(after.row(last))) last -= 1;
  return { first, last };
}

/**
 * Saves the part of two pictures in which they differ first.
 * @param before file of the old picture; null for a new page, whose top is saved
 * @param name of the new files, in `folder`
 */
export async function cropDifference(
  before: string | null,
  after: string,
  folder: string,
  name: string,
): Promise<Omit<Crop, 'view'>> {
  const rows = await readRows(after);
  const { first, last } = before ? differingRows(await readRows(before), rows) : { first: 0, last: rows.height - 1 };
  const top = Math.max(0, first - MARGIN);
  const bottom = Math.min(top + MAX_HEIGHT, last + MARGIN);
  const save = async (source: string, side: string) => {
    const { width, height } = await sharp(source).metadata();
    if (top >= height) return null;
    const part = sharp(source).extract({ left: 0, top, width, height: Math.min(bottom, height) - top });
    await part.webp({ quality: 85 }).toFile(path.join(folder, `${name}-${side}.webp`));
    return `${name}-${side}.webp`;
  };
  return { before: before && (await save(before, 'before')), after: await save(after, 'after') };
}
