import type { ReactNode } from 'react';
import styles from './Terrain.module.css';

/** The file with the contour lines of both drawings, `ridge` and `summit`, each in its own coordinate system. */
const FILE = '/terrain.svg';

const RIDGE_TRAIL = 'M60 800C220 790 300 640 430 650S560 540 640 560S760 400 850 430S980 300 1200 250';
/** Ends at the dot on the summit. */
const SUMMIT_TRAIL = 'M0 430C120 430 150 330 240 350S330 260 400 300S470 240 528 216';

const ACCENT = { pathLength: 1, stroke: 'var(--color-accent)', strokeWidth: 4 };
/** The gap is longer than the line; otherwise the round end of the next dash would show. */
const WHOLE_LINE = '1 2';

/**
 * Contour lines as a background of their positioned parent, in its colors. They are in a small separate file, so that they load after the
 * text.
 * @param viewBox crops the margin of 8 units in which lines end
 */
function Terrain({ drawing, viewBox, children }: { drawing: string; viewBox: string; children?: ReactNode }) {
  return (
    <svg className={styles.terrain} viewBox={viewBox} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href={`${FILE}#${drawing}-lines`} strokeWidth="1.2" />
      <use href={`${FILE}#${drawing}-index`} strokeWidth="2.2" />
      {children}
    </svg>
  );
}

interface HeroTerrainProps {
  hasTrail: boolean;
  /** Words where the trail stops, at a dot. It continues as a dotted line. */
  trailEnd?: string;
}

/** The ridge behind a headline. Without an exhibit in front of it, it has a trail. */
export function HeroTerrain({ hasTrail, trailEnd }: HeroTerrainProps) {
  return (
    <Terrain drawing="ridge" viewBox="8 8 1184 864">
      {trailEnd && <path {...ACCENT} d={RIDGE_TRAIL} stroke="var(--color-quiet)" strokeDasharray="0.001 0.014" />}
      {hasTrail && <path {...ACCENT} d={RIDGE_TRAIL} strokeDasharray={trailEnd ? '0.62 2' : WHOLE_LINE} />}
      {trailEnd && (
        <>
          <path {...ACCENT} d={RIDGE_TRAIL} strokeWidth="22" strokeDasharray="0.001 2" strokeDashoffset="-0.62" />
          <text x="800" y="490" className={styles.end}>
            {trailEnd}
          </text>
        </>
      )}
    </Terrain>
  );
}

/** The summit in a closing band, labeled with what the visitor will find there. */
export function SummitTerrain({ name }: { name: string }) {
  return (
    <Terrain drawing="summit" viewBox="8 8 784 464">
      <path {...ACCENT} d={SUMMIT_TRAIL} strokeDasharray={WHOLE_LINE} />
      {/* A dot is a line without length, so that it has the same size on every screen. */}
      <path {...ACCENT} d="M528 216h.01" strokeWidth="13" vectorEffect="non-scaling-stroke" />
      <text x="528" y="190" textAnchor="middle">
        {name}
      </text>
    </Terrain>
  );
}
