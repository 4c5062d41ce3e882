import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import logoSet from '@iconify-json/logos/icons.json';
import { type PartnerTiles, tileSize } from '../../src/config/partnerTile';
import { type Partner, partners } from '../../src/site/partners';
import { withShortPaths } from './shortPaths';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/** A logo's own unit is about half a pixel of its tile. */
const DECIMALS = 1;
/** Size of the box that a logo fills on its tile, in CSS pixels. */
const LOGO_BOX = { width: 128, height: 44 };

/** One of the config's `staticDirectories`. Every start and build writes it from scratch. */
export const PARTNER_STATIC_DIRECTORY = '.docusaurus/partner-static';
/** Under `assets/`, which hosts serve as immutable: file names change with the content. */
const TILE_FOLDER = 'assets/partners';

/**
 * Draws a partner's tile as an SVG, with the logo centered on its background color.
 * @throws Error if the icon set does not have the logo
 */
export function tileOf(partner: Partner, { icons, width = 16, height = 16 }: IconSet = logoSet): string {
  const icon = icons[partner.logo];
  if (!icon) {
    throw new Error(
      `src/site/partners.yaml: ${partner.name} has logo "${partner.logo}", which is not in the "logos" icon set.`,
    );
  }
  const viewBox = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
  const x = (tileSize.width - LOGO_BOX.width) / 2;
  const y = (tileSize.height - LOGO_BOX.height) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize.width} ${tileSize.height}">` +
    `<path fill="${partner.backgroundColor}" d="M0 0h${tileSize.width}v${tileSize.height}H0z"/>` +
    `<svg x="${x}" y="${y}" width="${LOGO_BOX.width}" height="${LOGO_BOX.height}" viewBox="${viewBox}">${icon.body}</svg></svg>`;
  return withShortPaths(svg, DECIMALS);
}

/** Returns the address of a tile, with a hash of its content. */
function tileAddress(id: string, svg: string): string {
  return `/${TILE_FOLDER}/${id}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}

/** Draws the partners' tiles and writes their addresses by partner ID to `tiles.json`. */
export default function partnerLogos({ siteDir }: LoadContext): Plugin<PartnerTiles> {
  const folder = path.join(siteDir, PARTNER_STATIC_DIRECTORY);
  return {
    name: 'partner-logos',
    async loadContent() {
      await rm(folder, { recursive: true, force: true });
      await mkdir(path.join(folder, TILE_FOLDER), { recursive: true });
      const tiles = partners.map((partner) => ({ id: partner.id, svg: tileOf(partner) }));
      await Promise.all(tiles.map(({ id, svg }) => writeFile(path.join(folder, tileAddress(id, svg)), svg)));
      return Object.fromEntries(tiles.map(({ id, svg }) => [id, tileAddress(id, svg)]));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('tiles.json', JSON.stringify(content));
    },
  };
}
