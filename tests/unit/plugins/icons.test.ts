/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { faviconSvg, markPictureSvg } from '../../../plugins/artwork/markSvg';

it.each([
  ['static/favicon.svg', faviconSvg],
  ['static/images/mark.svg', markPictureSvg],
])('%s is what "npm run icons" draws', (file, draw) => {
  expect(readFileSync(file, 'utf8')).toBe(draw());
});
