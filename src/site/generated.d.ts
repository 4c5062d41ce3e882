/** Addresses of the partners' tiles by partner id, written by `plugins/artwork/partnerLogos.ts`. */
declare module '@generated/partner-logos/default/tiles.json' {
  const tiles: Record<string, string>;
  export default tiles;
}
