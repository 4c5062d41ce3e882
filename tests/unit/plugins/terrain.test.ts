/** @jest-environment node */

import { pageSources } from '../../../lib/pageSources';
import type { ContourLines } from '../../../plugins/artwork/terrain/contourLines';
import { drawHero, drawSummit, drawTerrain, type TerrainSettings } from '../../../plugins/artwork/terrain/drawing';
import { namedTerrain, pageTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { refuseSharedTrails } from '../../../plugins/artwork/terrain/plugin';
import { drawingSizes, landforms, summitPlace, TERRAIN_MARGIN, terrainSize } from '../../../src/config/terrain';

interface Size {
  width: number;
  height: number;
}

type Point = [x: number, y: number];

/** Returns the start and the end of every line of path data, and whether it is closed. */
function linesOf(path: string): { start: Point; end: Point; isClosed: boolean }[] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)([^M]*)/g)].map(([, x, y, rest = '']) => {
    const start: Point = [Number(x), Number(y)];
    const end: Point = [...start];
    for (const curve of rest.matchAll(/q([^qz]+)/g)) {
      const [, , dx = 0, dy = 0] = (curve[1]?.match(/-?\d+/g) ?? []).map(Number);
      end[0] += dx;
      end[1] += dy;
    }
    return { start, end, isClosed: rest.endsWith('z') };
  });
}

/** Returns the lines that end where a page shows them. */
function endsInTheOpen(path: string, { width, height }: Size) {
  const isShown = ([x, y]: Point) =>
    x > TERRAIN_MARGIN && y > TERRAIN_MARGIN && x < width - TERRAIN_MARGIN && y < height - TERRAIN_MARGIN;
  return linesOf(path).filter(({ start, end, isClosed }) => !isClosed && (isShown(start) || isShown(end)));
}

it('every contour line of every page is closed or leaves the picture', async () => {
  const drawings: { terrain: TerrainSettings; drawing: ContourLines; size: Size }[] = (
    await pageSources(process.cwd())
  ).flatMap((page) => {
    const terrain = pageTerrain(page);
    const hero = { terrain, drawing: drawHero(terrain), size: drawingSizes.hero };
    return [hero, { terrain, drawing: drawSummit(terrain), size: drawingSizes.summit }];
  });
  for (const landform of landforms) {
    const terrain = { seed: 'test', landform };
    drawings.push({ terrain, drawing: drawTerrain(terrain), size: terrainSize });
  }
  const open = drawings.flatMap(({ terrain, drawing: { lines, index }, size }) => {
    expect(linesOf(lines).length).toBeGreaterThan(5);
    return endsInTheOpen(lines + index, size).map((line) => ({ terrain, line }));
  });
  expect(open).toEqual([]);
}, 60_000);

it.each(landforms)('on a %s the trail leaves the picture, and ends on the summit', (landform) => {
  const terrain = { seed: 'about', landform };
  const end = (trail: string) => linesOf(trail).at(-1)?.end;
  expect(end(drawHero(terrain).trail)?.[0]).toBe(drawingSizes.hero.width);
  expect(end(drawSummit(terrain).trail)).toEqual(summitPlace);
});

it('two pages with one trail are refused, by name', () => {
  const settings = namedTerrain('about');
  const twins = ['/about', '/team'].map((name) => ({ name, settings }));
  expect(() => refuseSharedTrails(twins)).toThrow('"/about" and "/team" have the same trail');
});
