import tiles from '@generated/partner-logos/default/tiles.json';
import clsx from 'clsx';
import { tileSize } from '../config/pictures';
import type { Partner } from '../facts/partners';
import { blockStrings } from '../facts/strings';
import styles from './PartnerLogo.module.css';

interface PartnerLogoProps {
  partner: Partner;
  /** `tile`: small, with a frame. `plain`: as wide as its column, without a frame. */
  look: 'tile' | 'plain';
}

/** A partner's logo in grayscale. It gets its colors while the parent element is hovered or focused. */
export function PartnerLogo({ partner, look }: PartnerLogoProps) {
  return (
    <span className={clsx(styles.logo, 'canvas', look === 'tile' && styles.tile)}>
      <img
        src={tiles[partner.id]}
        alt={blockStrings.partnerLogo.replace('{partner}', partner.name)}
        {...tileSize}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
