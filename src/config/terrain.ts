/** The drawings of the terrain, with their trails: the ridge behind headlines, and the summit in closing bands. Each has its own units. */
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
/** Width of the margin of a drawing, in its units. Lines end in the margin, so pages crop it. */
export const TERRAIN_MARGIN = 8;
/** The end of the trail in the closing band. */
export const summitPlace = [528, 216] as const;
