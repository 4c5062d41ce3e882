/** @jest-environment node */
import { isClear, withClearTrail } from '../../../plugins/artwork/terrain/drawing';
import { namedTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { crossesItself } from '../../../plugins/artwork/terrain/trail';
import { landforms } from '../../../src/config/terrain';

it('a landform on which the trail crosses itself or passes under a pin is replaced by another one', () => {
  const unclear = landforms.map((landform) => namedTerrain('trial-14', landform)).filter((trial) => !isClear(trial));
  expect(unclear.length).toBeGreaterThan(0);
  expect(unclear.map(withClearTrail).every(isClear)).toBe(true);
});

it.each([
  { trail: 'with a loop', isCrossing: true, last: [1, -1] },
  { trail: 'that ends before its own line', isCrossing: false, last: [1, 1] },
] as const)('a trail $trail', ({ isCrossing, last }) => {
  expect(crossesItself([[0, 0], [3, 0], [3, 3], [1, 3], last])).toBe(isCrossing);
});
