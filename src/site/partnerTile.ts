/** Size of a partner's tile in CSS pixels: drawn at build time, shown by the partner directory. */
export const tileSize = { width: 240, height: 112 } as const;
