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

it('draws a box around pixels that are close, and another around those that are not', () => {
  const [width, height] = [100, 40];
  const picture = (dots: readonly [x: number, y: number][]) => {
    const png = new PNG({ width, height });
    png.data.fill(255);
    for (const [x, y] of dots) {
      for (let row = y; row < y + 3; row += 1) png.data.fill(0, (row * width + x) * 4, (row * width + x + 3) * 4 - 1);
    }
    return PNG.sync.write(png);
  };
  const marks = differenceOf(picture([]), picture([[2, 5], [12, 9], [80, 5]])); // biome-ignore format: one row
  const { data } = PNG.sync.read(marks ?? Buffer.alloc(0));
  const alphas = (row: number) => Array.from({ length: width }, (_, x) => data[(row * width + x) * 4 + 3] ?? 0);
  const marked = (row: number) => alphas(row).flatMap((alpha, x) => (alpha > 0 ? [x] : []));
  expect(marked(8)).toEqual([...range(2, 15), ...range(80, 83)]);
  expect(alphas(8)[7]).toBeLessThan(alphas(8)[2] ?? 0);
  expect([marked(4), marked(12)]).toEqual([[], []]);
});

it.each([
  ['nothing in equal screenshots', PAGE, []],
  ['nothing in a hairline', PAGE.map((shade, row) => (row === 20 ? 255 : shade)), []],
  ['changed rows', PAGE.map((shade, row) => (row >= 20 && row < 26 ? 255 : shade)), range(20, 26)],
  [
    'only the added rows, and not what moved down',
    [...PAGE.slice(0, 50), ...Array.from({ length: 10 }, () => 255), ...PAGE.slice(50)],
    range(50, 60),
  ],
  [
    'only the added rows of a picture that was cut at the same height',
    [...PAGE.slice(0, 50), ...Array.from({ length: 10 }, () => 255), ...PAGE.slice(50, 390)],
    range(50, 60),
  ],
  ['the place of removed rows', [...PAGE.slice(0, 50), ...PAGE.slice(120)], range(50, 54)],
])('marks %s', (_, after, expected) => {
  expect(markedRows(differenceOf(screenshot(PAGE), screenshot(after)))).toEqual(expected);
});
