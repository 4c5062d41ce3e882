/** Landforms that a page may choose in front matter (`terrain: summit`). */
export const landforms = ['ridge', 'summit', 'basin', 'pass', 'plain'] as const;
export type Landform = (typeof landforms)[number];

/** A place on a drawing, in its own units. */
export type Place = readonly [x: number, y: number];

/** The folder of the drawings. */
export const TERRAIN_FOLDER = 'terrain';
/** The name of the drawing for unknown addresses. */
export const NOT_FOUND_TERRAIN = 'not-found';

/** Size of a whole landscape, as sharing images show it. Pages show the right part of it behind the headline. */
export const terrainSize = { width: 1200, height: 880 } as const;
/** Sizes of the two drawings of a page: behind the headline, and in the closing band. */
export const drawingSizes = { hero: { width: 800, height: 880 }, summit: { width: 800, height: 480 } } as const;
export type TerrainPart = keyof typeof drawingSizes;
/** Units along each side in which lines end. Pages show the part inside. */
export const TERRAIN_MARGIN = 8;

/** Returns the seed of a page's terrain. */
export function terrainSeed(name: string): string {
  return `kestrel-${name}`;
}

/** The summit in the closing band, where the trail of every page ends. */
export const summitPlace: Place = [528, 216];

/** Returns the name of a page's drawing: `/` → `home`, `/auth/callback` → `auth-callback`. */
export function terrainName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Returns the landform of a page that chooses none. It depends on the name, so that pages differ. */
export function defaultLandform(name: string): Landform {
  if (name === NOT_FOUND_TERRAIN) return 'plain';
  const chosen = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % landforms.length;
  return landforms[chosen] ?? 'ridge';
}
