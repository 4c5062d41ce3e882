/** Landforms that a page may choose in front matter (`terrain: summit`). */
export const landforms = ['ridge', 'summit', 'basin', 'pass', 'plain'] as const;
export type Landform = (typeof landforms)[number];

/** A place on a drawing, in its own units. */
type Place = readonly [x: number, y: number];

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

/**
 * The three hills of each landform that a hero can label, in the order in which the trail passes them. They are inside the
 * part that every screen shows.
 */
export const spotHeights: Record<Landform, readonly [Place, Place, Place]> = {
  ridge: [
    [250, 585],
    [410, 455],
    [600, 330],
  ],
  summit: [
    [270, 540],
    [590, 575],
    [470, 345],
  ],
  basin: [
    [260, 350],
    [450, 575],
    [610, 385],
  ],
  pass: [
    [280, 590],
    [330, 375],
    [620, 480],
  ],
  plain: [
    [240, 450],
    [430, 580],
    [560, 350],
  ],
};

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
