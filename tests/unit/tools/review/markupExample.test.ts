/** @jest-environment node */
import { firstDifference } from '../../../../tools/review/compare/markupExample';

it.each([
  ['<p>A</p>', '<p data-x="" id="a">A</p>', '<p> became <p data-x id="a">'],
  ['<p class="a b" id="x">A</p>', '<p class="c" id="x">A</p>', '<p class="a b"> became <p class="c">'],
  ['<p>A</p>', '<div>A</div>', '<p> became <div>'],
  ['<p>A</p>', '<p>A<br></p>', '<br> is new'],
  ['<p>A<br></p>', '<p>A</p>', '<br> was removed'],
  ['<p>A</p>', '<p>A</p>', ''],
])('describes the first difference of %s and %s', (before, after, text) => {
  expect(firstDifference(before, after)).toBe(text);
});
