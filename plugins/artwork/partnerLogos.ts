import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import logoSet from '@iconify-json/logos/icons.json';
import { optimize } from 'svgo';
import { contentHash } from '../../lib/fileCache';
import { writeFileAndDirectory } from '../../lib/files';
import { type PartnerTiles, tileSize } from '../../src/config/pictures';
import { type Partner, partners } from '../../src/facts/partners';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/** Size of the box that a logo fills on its tile, in CSS pixels. */
const LOGO_BOX = { width: 128, height: 44 };

/** One of the config's `staticDirectories`. Every start and build writes it from scratch. */
export const PARTNER_STATIC_DIRECTORY = '.docusaurus/partner-static';
/** Under `assets/`, which hosts serve as immutable: file names change with the content. */
const TILE_DIRECTORY = 'assets/partners';

const { icons, width = 16, height = 16 }: IconSet = logoSet;

/**
 * Draws a partner's tile: the logo, centered on its background color. IDs inside the logo get the partner's ID as a prefix, because the icon
 * set uses the same IDs in different logos.
 * @param top the distance to the upper edge of the drawing of all tiles, in CSS pixels
 * @throws Error if the icon set does not have the logo
 */
function tileOf(partner: Partner, top: number): string {
  const icon = icons[partner.logo];
  if (!icon) throw new Error(`src/facts/partners.yaml: the icon set "logos" has no "${partner.logo}".`);
  const viewBox = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
  const x = (tileSize.width - LOGO_BOX.width) / 2;
  const y = (tileSize.height - LOGO_BOX.height) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" y="${top}" width="${tileSize.width}" height="${tileSize.height}">` +
    `<path fill="${partner.backgroundColor}" d="M0 0h${tileSize.width}v${tileSize.height}H0z"/>` +
    `<svg x="${x}" y="${y}" width="${LOGO_BOX.width}" height="${LOGO_BOX.height}" viewBox="${viewBox}">${icon.body}</svg></svg>`;
  return optimize(svg, {
    plugins: ['convertPathData', { name: 'prefixIds', params: { prefix: partner.id } }],
    // One decimal is enough: a unit of a logo is about half a pixel of its tile.
    floatPrecision: 1,
  }).data;
}

/** Draws the tiles of all partners, one below the other, with a view of each by its ID. */
export function drawTiles(shown: readonly Partner[]): string {
  const tiles = shown.map((partner, index) => {
    const top = index * tileSize.height;
    const view = `<view id="${partner.id}" viewBox="0 ${top} ${tileSize.width} ${tileSize.height}"/>`;
    return view + tileOf(partner, top);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${tiles.join('')}</svg>`;
}

/** Draws the partners' tiles into one file, which browsers load once, and writes the address of each tile by partner ID to `tiles.json`. */
export default function partnerLogos({ siteDir }: LoadContext): Plugin<PartnerTiles> {
  const directory = path.join(siteDir, PARTNER_STATIC_DIRECTORY);
  return {
    name: 'partner-logos',
    async loadContent() {
      const svg = drawTiles(partners);
      const file = `${TILE_DIRECTORY}/tiles.${contentHash(svg)}.svg`;
      await rm(directory, { recursive: true, force: true });
      await writeFileAndDirectory(path.join(directory, file), svg);
      return Object.fromEntries(partners.map(({ id }) => [id, `/${file}#${id}`]));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('tiles.json', JSON.stringify(content));
    },
  };
}
