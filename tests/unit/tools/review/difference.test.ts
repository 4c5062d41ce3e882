/** @jest-environment node */
import { PNG } from 'pngjs';
import { differenceOf } from '../../../../tools/review/screenshots/difference';

const WIDTH = 4;

/** Makes a PNG whose rows have these shades of gray. */
function screenshot(shades: readonly number[]): Buffer {
  const png = new PNG({ width: WIDTH, height: shades.length });
  for (const [row, shade] of shades.entries()) png.data.fill(shade, row * WIDTH * 4, (row + 1) * WIDTH * 4);
  for (let index = 3; index < png.data.length; index += 4) png.data[index] = 255;
  return PNG.sync.write(png);
}

/** 400 rows; neighbors differ. */
const PAGE = Array.from({ length: 400 }, (_, row) => (row * 37) % 200);

/** Counts the rows of the marks that are not empty. */
function markedRows(marks: Buffer | null): number[] {
  if (!marks) return [];
  const { data, width, height } = PNG.sync.read(marks);
  const isMarked = (row: number) => data.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value > 0);
  return Array.from({ length: height }, (_, row) => row).filter(isMarked);
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);

it.each([
  ['nothing in equal screenshots', PAGE, []],
  ['nothing in a hairline', PAGE.map((shade, row) => (row === 20 ? 255 : shade)), []],
  ['changed rows', PAGE.map((shade, row) => (row >= 20 && row < 26 ? 255 : shade)), range(20, 26)],
  [
    'only the added rows, and not what moved down',
    [...PAGE.slice(0, 50), ...Array.from({ length: 10 }, () => 255), ...PAGE.slice(50)],
    range(50, 60),
  ],
  ['the place of removed rows', [...PAGE.slice(0, 50), ...PAGE.slice(120)], range(50, 54)],
])('marks %s', (_, after, expected) => {
  expect(markedRows(differenceOf(screenshot(PAGE), screenshot(after)))).toEqual(expected);
});
