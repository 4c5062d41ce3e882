/** @jest-environment node */
import { heroTrail, trailPath } from '../../../src/config/heroTrail';

const seeds = Array.from({ length: 200 }, (_, number) => `page-${number}`);
const NAME = { width: 220, height: 32 };
const TITLE = { width: 260, height: 40 };

/** Points along the curves of a path, close to each other. */
function pointsOn(path: string): [number, number][] {
  const [first = [], ...curves] = path
    .split(/[MC]/)
    .slice(1)
    .map((part) => part.split(' ').map(Number));
  let start = first;
  return curves.flatMap((curve) => {
    const [xs, ys] = [0, 1].map((axis) =>
      [start, curve.slice(0, 2), curve.slice(2, 4), curve.slice(4)].map((place) => place[axis] ?? NaN),
    );
    start = curve.slice(4);
    const at = ([a, b, c, d]: number[], t: number) =>
      (1 - t) ** 3 * (a ?? NaN) +
      3 * (1 - t) ** 2 * t * (b ?? NaN) +
      3 * (1 - t) * t ** 2 * (c ?? NaN) +
      t ** 3 * (d ?? NaN);
    return Array.from({ length: 101 }, (_, step): [number, number] => [
      at(xs ?? [], step / 100),
      at(ys ?? [], step / 100),
    ]);
  });
}

function boxesOf(seed: string) {
  const { pins, title } = heroTrail(seed);
  const box = ([x, y]: readonly [number, number], { width, height }: typeof NAME, share: number) => {
    const left = x - width * share;
    return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
  };
  const names = pins.map(({ name: { place, anchor } }) => box(place, NAME, { start: 0, middle: 0.5, end: 1 }[anchor]));
  return [...names, box(title, TITLE, 0.5)];
}

it('no text on the map touches the trail or another text, and each page has its own trail', () => {
  for (const seed of seeds) {
    const boxes = boxesOf(seed);
    const points = pointsOn(trailPath(heroTrail(seed).stops));
    expect(points.length).toBe(404);
    const touched = boxes.filter((box, index) => {
      const isOnTrail = points.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      const others = boxes.slice(index + 1);
      return (
        isOnTrail ||
        others.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      );
    });
    expect({ seed, touched }).toEqual({ seed, touched: [] });
  }
  expect(new Set(seeds.map((seed) => trailPath(heroTrail(seed).stops))).size).toBe(seeds.length);
});
