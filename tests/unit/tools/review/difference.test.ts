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

it.each([
  ['nothing in equal screenshots', PAGE, null],
  [
    'the changed share, and the rows at which differences begin',
    PAGE.map((shade, row) => ([20, 24, 310].includes(row) ? 255 : shade)),
    { share: 0.0075, stops: [20, 310] },
  ],
  [
    'only the added rows, and not what moved down',
    [...PAGE.slice(0, 50), ...Array.from({ length: 10 }, () => 255), ...PAGE.slice(50)],
    { share: 0.0244, stops: [50] },
  ],
  ['the place of removed rows', [...PAGE.slice(0, 50), ...PAGE.slice(120)], { share: 0.0121, stops: [50] }],
])('finds %s', (_, after, expected) => {
  const difference = differenceOf(screenshot(PAGE), screenshot(after));
  expect(difference && { share: difference.share, stops: difference.stops }).toEqual(expected);
});
