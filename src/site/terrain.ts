/** Shapes of land that a page may choose in front matter (`terrain: summit`). */
export const landforms = ['ridge', 'summit', 'basin', 'pass', 'plain'] as const;
export type Landform = (typeof landforms)[number];

/** Where the drawings stand, and the name of the one for unknown addresses. */
export const TERRAIN_FOLDER = 'terrain';
export const NOT_FOUND_TERRAIN = 'not-found';

/** Size of every drawing, in its own units. */
export const terrainSize = { width: 1200, height: 880 } as const;
/** Units along each side in which lines end; a page shows what lies within. */
export const TERRAIN_MARGIN = 8;

/** The name of a page's drawing: `/` → `home`, `/auth/callback` → `auth-callback`. */
export function terrainName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** The land of a page that names none: chosen by its name, so that siblings differ. */
export function defaultLandform(name: string): Landform {
  const chosen = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % landforms.length;
  return landforms[chosen] ?? 'ridge';
}
