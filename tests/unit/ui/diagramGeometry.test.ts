import { dotsPath, ground, laneCenter, layerGround, profile, smoothPath, strip } from '../../../src/ui/diagramGeometry';

it('draws a line through every point, without overshoot between level points', () => {
  const path = smoothPath([
    [0, 10],
    [60, 10],
    [120, 10],
  ]);
  expect(path).toBe('M0 10C10 10 40 10 60 10C80 10 110 10 120 10');
});

it('draws dots as very short lines', () => {
  expect(
    dotsPath([
      [1, 2],
      [3.4, 5.6],
    ]),
  ).toBe('M1 2h.01M3 6h.01');
});

it.each([2, 3, 4])('puts %i posts on the ground at equal distances, the first where the flat part ends', (parts) => {
  const { line, posts } = layerGround(0, parts);
  expect(posts.map(([x]) => x)).toEqual(
    posts.map((_, index) => ground.flat + ((ground.width - ground.flat) * index) / parts),
  );
  expect(posts).toHaveLength(parts);
  for (const [x, y] of posts) expect(line).toContain(` ${Math.round(x)} ${Math.round(y)}`);
});

it('keeps the ground inside its strip and flattens it with depth', () => {
  const relief = (depth: number) => {
    const heights = layerGround(depth, 4).posts.map(([, y]) => y);
    for (const height of heights) {
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(ground.height);
    }
    return Math.max(...heights) - Math.min(...heights);
  };
  expect(relief(0)).toBeGreaterThan(relief(0.5));
  expect(relief(0.5)).toBeGreaterThan(relief(1));
});

it('puts the places of a strip map at equal distances, the highest at the top, and the heights between to scale', () => {
  const places = profile([4000, 6000, 2000, 3000]);
  expect(places.map(([x]) => x)).toEqual([0, 300, 600, 900].map((x) => (x * strip.width) / 1200));
  const [, top, bottom, between] = places.map(([, y]) => y);
  expect([top, bottom]).toEqual([strip.top, strip.bottom]);
  expect((strip.bottom - (between ?? 0)) / (strip.bottom - strip.top)).toBeCloseTo(0.25, 1);
  expect(profile([7, 7, 7]).every(([, y]) => y === strip.top)).toBe(true);
});

it('centers lanes in equal parts of the width', () => {
  expect([0, 1, 2].map((lane) => laneCenter(lane, 3))).toEqual(['16.7%', '50%', '83.3%']);
});
