/** Size of a partner's tile in CSS pixels, for the build, which draws it, and the partner directory. */
export const tileSize = { width: 240, height: 112 } as const;

/** Addresses of a tile by partner ID: of a file, and of the tile itself as a data URL. */
export type PartnerTiles = Record<string, { file: string; inline: string }>;
