/** Landforms that a page may choose in front matter (`terrain: summit`). */
export const landforms = ['ridge', 'summit', 'basin', 'pass', 'plain'] as const;
export type Landform = (typeof landforms)[number];

/** The folder of the drawings. */
export const TERRAIN_FOLDER = 'terrain';
/** The name of the drawing for unknown addresses. */
export const NOT_FOUND_TERRAIN = 'not-found';

/** Size of every drawing, in its own units. */
export const terrainSize = { width: 1200, height: 880 } as const;
/** Units along each side in which lines end. Pages show the part inside. */
export const TERRAIN_MARGIN = 8;

/** Returns the name of a page's drawing: `/` → `home`, `/auth/callback` → `auth-callback`. */
export function terrainName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Returns the landform of a page that chooses none. It depends on the name, so that pages differ. */
export function defaultLandform(name: string): Landform {
  const chosen = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % landforms.length;
  return landforms[chosen] ?? 'ridge';
}
