/** @jest-environment node */
import { PNG } from 'pngjs';
import { differenceOf } from '../../../../tools/review/pictures/difference';

const WIDTH = 4;

/** A picture whose rows have these shades of grey. */
function picture(shades: readonly number[]): Buffer {
  const png = new PNG({ width: WIDTH, height: shades.length });
  for (const [row, shade] of shades.entries()) png.data.fill(shade, row * WIDTH * 4, (row + 1) * WIDTH * 4);
  for (let index = 3; index < png.data.length; index += 4) png.data[index] = 255;
  return PNG.sync.write(png);
}

/** 400 rows, no two beside each other alike. */
const PAGE = Array.from({ length: 400 }, (_, row) => (row * 37) % 200);

it('finds nothing in two equal pictures', () => {
  expect(differenceOf(picture(PAGE), picture(PAGE))).toBeNull();
});

it('says how much differs and where differences begin', () => {
  const after = PAGE.map((shade, row) => ([20, 24, 310].includes(row) ? 255 : shade));
  expect(differenceOf(picture(PAGE), picture(after))).toMatchObject({ share: 0.0075, stops: [20, 310] });
});

it('does not take what moved down for something else', () => {
  const after = [...PAGE.slice(0, 50), ...Array.from({ length: 10 }, () => 255), ...PAGE.slice(50)];
  expect(differenceOf(picture(PAGE), picture(after))).toMatchObject({ share: 0.0244, stops: [50] });
});

it('marks the place from which something is gone', () => {
  const after = [...PAGE.slice(0, 50), ...PAGE.slice(120)];
  expect(differenceOf(picture(PAGE), picture(after))).toMatchObject({ stops: [50] });
});
