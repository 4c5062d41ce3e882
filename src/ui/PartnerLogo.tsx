import tiles from '@generated/partner-logos/default/tiles.json';
import { tileSize } from '../config/partnerTile';
import type { Partner } from '../site/partners';
import styles from './PartnerLogo.module.css';

interface PartnerLogoProps {
  partner: Partner;
  /** The page contains the tile, for a few tiles on a page. Without it, a file is fetched when it comes near the screen. */
  isInline?: boolean;
}

/** A partner's logo in one tone, and in its colors when the pointer or the focus is on what it belongs to. */
export function PartnerLogo({ partner, isInline = false }: PartnerLogoProps) {
  const tile = tiles[partner.id];
  return (
    <span className={styles.logo}>
      <img
        src={isInline ? tile?.inline : tile?.file}
        alt={`${partner.name} logo`}
        {...tileSize}
        loading={isInline ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
