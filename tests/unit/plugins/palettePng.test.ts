/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { palettePng } from '../../../plugins/artwork/sharing-images/palettePng';

/** The data of one chunk of a PNG: behind its length and type stand that many bytes. */
function chunkOf(png: Buffer, type: string): Buffer {
  const start = png.indexOf(type, 0, 'latin1') + 4;
  return png.subarray(start, start + png.readUInt32BE(start - 8));
}

it('gives every pixel the nearest mixture of ground and ink', async () => {
  const pixels = Buffer.from([0, 0, 0, 255, 255, 255, 255, 255, 130, 126, 127, 255, 3, 2, 1, 255]);
  const png = await palettePng(pixels, { width: 2, height: 2 }, '#000000', ['#ffffff']);
  const palette = chunkOf(png, 'PLTE');
  const rows = inflateSync(chunkOf(png, 'IDAT'));
  const colorAt = (position: number) => [...palette.subarray((rows[position] ?? 0) * 3, (rows[position] ?? 0) * 3 + 3)];
  expect([rows[0], rows[3]]).toEqual([0, 0]);
  expect([colorAt(1), colorAt(2)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ]);
  expect([colorAt(4), colorAt(5)]).toEqual([
    [128, 128, 128],
    [0, 0, 0],
  ]);
});
