import { profile, strip } from '../../../src/ui/diagramGeometry';

it('puts the places of a strip map at equal distances, the highest at the top, and the heights between to scale', () => {
  const places = profile([4000, 6000, 2000, 3000]);
  expect(places.map(([x]) => x)).toEqual([0, 300, 600, 900].map((x) => (x * strip.width) / 1200));
  const [, top, bottom, between] = places.map(([, y]) => y);
  expect([top, bottom]).toEqual([strip.top, strip.bottom]);
  expect((strip.bottom - (between ?? 0)) / (strip.bottom - strip.top)).toBeCloseTo(0.25, 1);
  expect(profile([7, 7, 7]).every(([, y]) => y === strip.top)).toBe(true);
});
