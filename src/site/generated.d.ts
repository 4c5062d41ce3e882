/** Written by `plugins/artwork/partnerLogos.ts`: addresses of the partners' tiles, by partner id. */
declare module '@generated/partner-logos/default/tiles.json' {
  const tiles: Record<string, string>;
  export default tiles;
}
