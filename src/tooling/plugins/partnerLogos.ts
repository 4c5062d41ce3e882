import type { LoadContext, Plugin } from '@docusaurus/types';
import logoSet from '@iconify-json/logos/icons.json';
import { type Partner, partners } from '../../site/partners';
import { tileSize } from '../../site/partnerTile';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/** The box that a logo fills on its tile, in CSS pixels. */
const LOGO_BOX = { width: 128, height: 44 };

/**
 * A partner's tile as a data address: the logo, centred on its background colour.
 * @throws Error when the icon set has no icon of that name
 */
export function tileOf(partner: Partner, { icons, width = 16, height = 16 }: IconSet = logoSet): string {
  const icon = icons[partner.logo];
  if (!icon) {
    throw new Error(
      `src/site/partners.ts: ${partner.name} has logo "${partner.logo}", which is not in the "logos" icon set.`,
    );
  }
  const viewBox = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
  const x = (tileSize.width - LOGO_BOX.width) / 2;
  const y = (tileSize.height - LOGO_BOX.height) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize.width} ${tileSize.height}">` +
    `<path fill="${partner.backgroundColor}" d="M0 0h${tileSize.width}v${tileSize.height}H0z"/>` +
    `<svg x="${x}" y="${y}" width="${LOGO_BOX.width}" height="${LOGO_BOX.height}" viewBox="${viewBox}">${icon.body}</svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Gives the tiles, by the partner's id, to the partner directory, and nothing else of the icon set. */
export default function partnerLogos(_: LoadContext): Plugin {
  return {
    name: 'partner-logos',
    async contentLoaded({ actions }) {
      const tiles = Object.fromEntries(partners.map((partner) => [partner.id, tileOf(partner)]));
      await actions.createData('tiles.json', JSON.stringify(tiles));
    },
  };
}
