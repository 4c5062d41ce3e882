/** Size of a partner's tile in CSS pixels, for the build, which draws it, and the partner directory. */
export const tileSize = { width: 240, height: 112 } as const;

/** Addresses of tiles by partner ID. */
export type PartnerTiles = Record<string, string>;
