/** @jest-environment node */
import { hasClearPins, withClearPins } from '../../../plugins/artwork/terrain/drawing';
import { namedTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { landforms } from '../../../src/config/terrain';

it('a landform that would lead the trail under a pin is replaced by another one', () => {
  const covered = landforms.map((landform) => namedTerrain('trial-307', landform)).filter((it) => !hasClearPins(it));
  expect(covered.length).toBeGreaterThan(0);
  expect(covered.map(withClearPins).every(hasClearPins)).toBe(true);
});
