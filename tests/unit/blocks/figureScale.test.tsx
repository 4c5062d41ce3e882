import { render } from '@testing-library/react';
import { FigureScale } from '../../../src/blocks/FigureScale';

/** The height of the drawing, in its own units. */
const HEIGHT = 28;

function dotsOf(value: string) {
  const { container } = render(<FigureScale value={value} scale="count" />);
  const path = container.querySelector('path');
  const line = path?.getAttribute('d') ?? '';
  const [, shrunk = '1'] = /scale\((.*)\)/.exec(path?.getAttribute('transform') ?? '') ?? [];
  const tops = [...line.matchAll(/M3 (\d+)/g)].map(([, top]) => Number(top) * Number(shrunk));
  return { dots: line.split('h.01').length - 1, bottom: Math.max(...tops) };
}

it.each([
  ['12+', 12],
  ['127+', 127],
  ['1,234', 1_234],
  ['2,000 roofs', 2_000],
])('draws a dot for each of %s, inside the drawing', (value, count) => {
  const { dots, bottom } = dotsOf(value);
  expect(dots).toBe(count);
  expect(bottom).toBeLessThan(HEIGHT);
});
