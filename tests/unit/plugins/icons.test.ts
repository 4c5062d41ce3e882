/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { faviconSvg, markPictureSvg } from '../../../plugins/artwork/markSvg';

it.each([
  ['static/favicon.svg', faviconSvg],
  ['static/images/mark.svg', markPictureSvg],
])('%s is what "npm run icons" draws', (file, draw) => {
  expect(readFileSync(file, 'utf8')).toBe(draw());
});

it.each([
  ['static/images/icon-192.png', 192],
  ['static/images/icon-512.png', 512],
  ['static/images/apple-touch-icon.png', 180],
])('%s has the size that pages and the web manifest declare', (file, size) => {
  expect(imageSize(readFileSync(file))).toMatchObject({ width: size, height: size, type: 'png' });
});
