import { drawTerrain, terrainSvg } from '../../../plugins/artwork/terrain/drawing';
import { smoothPath } from '../../../plugins/artwork/terrain/path';
import { landforms } from '../../../src/site/terrain';

it.each(landforms)('a %s is always drawn the same for one seed, and differently for another', (landform) => {
  const drawing = terrainSvg({ seed: 'about', landform });
  expect(terrainSvg({ seed: 'about', landform })).toBe(drawing);
  expect(terrainSvg({ seed: 'team', landform })).not.toBe(drawing);
});

it.each(landforms)('a %s has thin lines, index lines and a route', (landform) => {
  const { lines, index, route } = drawTerrain({ seed: 'about', landform });
  for (const path of [lines, index, route]) expect(path).toMatch(/^M\d+ \d+q/);
});

it('a path has whole units and rounded corners, and ends where the line ends', () => {
  const zigzag = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  // A cell is 8 units: the path goes from 0 0, around the corner at 80 0, to 80 80.
  expect(smoothPath(zigzag, 1)).toBe('M0 0q80 0 80 80');
});

it('a path that simplification reduces to a straight line is not drawn', () => {
  expect(
    smoothPath(
      [
        [0, 0],
        [5, 0.01],
        [10, 0],
      ],
      1,
    ),
  ).toBe('');
});
