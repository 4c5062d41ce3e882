/** The drawings of the terrain, one behind headlines and one in closing bands, and their trails, in their own units. */
export const terrainDrawings = {
  ridge: {
    width: 1200,
    height: 880,
    trail: 'M60 800C220 790 300 640 430 650S560 540 640 560S760 400 850 430S980 300 1200 250',
  },
  summit: { width: 800, height: 480, trail: 'M0 430C120 430 150 330 240 350S330 260 400 300S470 240 528 216' },
} as const;
export type TerrainDrawing = keyof typeof terrainDrawings;

/** The address of the file with all drawings. */
export const TERRAIN_FILE = '/terrain.svg';
/** Units along each side in which lines end. Pages show the part inside. */
export const TERRAIN_MARGIN = 8;
/** Where the trail of the closing band ends. */
export const summitPlace = [528, 216] as const;
