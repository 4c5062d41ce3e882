import tiles from '@generated/partner-logos/default/tiles.json';
import { tileSize } from '../config/partnerTile';
import type { Partner } from '../facts/partners';
import styles from './PartnerLogo.module.css';

/** A partner's logo in grayscale. It has its colors while the pointer or the focus is on the parent element. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <span className={styles.logo}>
      <img src={tiles[partner.id]} alt={`${partner.name} logo`} {...tileSize} loading="lazy" decoding="async" />
    </span>
  );
}
