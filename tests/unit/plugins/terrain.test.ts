/** @jest-environment node */
import { namedTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { refuseSharedTrails } from '../../../plugins/artwork/terrain/plugin';

it('two pages with one trail are refused, by name', () => {
  const settings = namedTerrain('about');
  const twins = ['/about', '/team'].map((name) => ({ name, settings }));
  expect(() => refuseSharedTrails(twins)).toThrow('"/about" and "/team" have the same trail');
});
