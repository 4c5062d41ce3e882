/** Addresses of the partners' tiles by partner id, written by `plugins/artwork/partnerLogos.ts`. */
declare module '@generated/partner-logos/default/tiles.json' {
  const tiles: import('./pictures').PartnerTiles;
  export default tiles;
}

/** The pictures that pages show by their address, written by `plugins/artwork/pictures.ts`. */
declare module '@generated/pictures/default/files.json' {
  const files: Record<string, import('./pictures').PictureFile>;
  export default files;
}
