/** @jest-environment node */

import { pageSources } from '../../../lib/pageSources';
import type { ContourLines } from '../../../plugins/artwork/terrain/contourLines';
import {
  checkPins,
  drawHero,
  drawSummit,
  drawTerrain,
  type TerrainSettings,
  terrainSvg,
} from '../../../plugins/artwork/terrain/drawing';
import { namedTerrain, pageTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { refuseSharedTrails } from '../../../plugins/artwork/terrain/plugin';
import {
  drawingSizes,
  heroPlaces,
  landforms,
  NOT_FOUND_TERRAIN,
  summitPlace,
  TERRAIN_MARGIN,
  terrainSize,
} from '../../../src/config/terrain';

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

/** Of a pin on a phone, in units of the drawing. */
const PIN_RADIUS = 24;

const lastPoint = (path: string) => linesOf(path).at(-1)?.end;

it.each(landforms)('a %s is always drawn the same for one seed, and differently for another', (landform) => {
  const drawing = terrainSvg({ seed: 'about', landform });
  expect(terrainSvg({ seed: 'about', landform })).toBe(drawing);
  expect(terrainSvg({ seed: 'team', landform })).not.toBe(drawing);
});

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

it.each(landforms)(
  'on a %s the trail passes the labeled hills and leaves the picture, and ends on the summit',
  (landform) => {
    const terrain = { seed: 'about', landform };
    expect(lastPoint(drawHero(terrain).trail)?.[0]).toBe(drawingSizes.hero.width);
    for (const [x, y] of heroPlaces(terrain.seed)) {
      const corners = linesThrough(drawHero(terrain).trail);
      expect(Math.min(...corners.map(([atX, atY]) => Math.hypot(atX - x, atY - y)))).toBeLessThan(PIN_RADIUS);
    }
    expect(lastPoint(drawSummit(terrain).trail)).toEqual(summitPlace);
  },
);

function linesThrough(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = linesOf(path)[0]?.start ?? [0, 0];
  for (const curve of path.matchAll(/q([^qzM]+)/g)) {
    const [cornerX = 0, cornerY = 0, dx = 0, dy = 0] = (curve[1]?.match(/-?\d+/g) ?? []).map(Number);
    points.push([x + cornerX, y + cornerY]);
    x += dx;
    y += dy;
    points.push([x, y]);
  }
  return points;
}

it('the trail for unknown addresses ends in the open', () => {
  const { trail } = drawHero({ ...namedTerrain(NOT_FOUND_TERRAIN), isLost: true });
  const [x, y] = lastPoint(trail) ?? [0, 0];
  expect(x).toBeGreaterThan(TERRAIN_MARGIN);
  expect(x).toBeLessThan(drawingSizes.hero.width - TERRAIN_MARGIN);
  expect(y).toBeLessThan(drawingSizes.hero.height - TERRAIN_MARGIN);
});

it('every page has a trail of its own, and no trail passes under a pin on the way elsewhere', async () => {
  const terrains = (await pageSources(process.cwd())).map((page) => ({
    name: page.route,
    settings: pageTerrain(page),
  }));
  expect(() => refuseSharedTrails(terrains)).not.toThrow();
  for (const { name, settings } of terrains) expect(() => checkPins(name, settings)).not.toThrow();
}, 60_000);

it('two pages with one trail are refused, by name', () => {
  const settings = namedTerrain('about');
  const twins = ['/about', '/team'].map((name) => ({ name, settings }));
  expect(() => refuseSharedTrails(twins)).toThrow('"/about" and "/team" have the same trail');
});
