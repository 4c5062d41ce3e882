import { createContext, type ReactNode, useContext } from 'react';
import {
  drawingSizes,
  heroPlaces,
  TERRAIN_MARGIN as MARGIN,
  summitPlace,
  TERRAIN_FOLDER,
  type TerrainPart,
  terrainSeed,
} from '../config/terrain';
import styles from './Terrain.module.css';

const TerrainNameContext = createContext('home');

/** Sets the terrain of a page, by its name. */
export function TerrainProvider({ name, children }: { name: string; children: ReactNode }) {
  return <TerrainNameContext value={name}>{children}</TerrainNameContext>;
}

interface TerrainProps {
  /** `hero`: the landscape of the headline. `summit`: the one of the closing band. */
  part?: TerrainPart;
  /** Adds the copper trail. */
  withTrail?: boolean;
  /** Number of pins on the trail of a hero. The legend beside the drawing says what they are. */
  pins?: number;
  /** The name of the summit in the closing band. */
  summit?: string;
}

/**
 * The page's terrain, drawn at build time (`plugins/artwork/terrain`), as a background of its positioned parent. It is
 * a small separate file, so that it loads after the text, and it uses the colors of its surroundings.
 */
export function Terrain({ part = 'hero', withTrail = false, pins = 0, summit }: TerrainProps) {
  const name = useContext(TerrainNameContext);
  const { width, height } = drawingSizes[part];
  const path = `/${TERRAIN_FOLDER}/${name}.svg#${part}-`;
  const places = part === 'hero' ? heroPlaces(terrainSeed(name)).slice(0, pins) : [summitPlace];
  const dots = places.map(([x, y]) => `M${x} ${y}h.01`).join('');
  return (
    <svg
      className={styles.terrain}
      viewBox={`${MARGIN} ${MARGIN} ${width - 2 * MARGIN} ${height - 2 * MARGIN}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <use href={`${path}lines`} className={styles.lines} />
      <use href={`${path}index`} className={styles.index} />
      {withTrail && <use href={`${path}trail`} className={styles.trail} />}
      {dots && <path d={dots} className={styles.camps} data-numbered={pins > 0 ? '' : undefined} />}
      {dots && pins === 0 && <path d={dots} className={styles.holes} />}
      {part === 'hero' &&
        places.map(([x, y], index) => (
          <text key={`${x} ${y}`} x={x} y={y} className={styles.number}>
            {index + 1}
          </text>
        ))}
      {summit && (
        <text x={summitPlace[0]} y={summitPlace[1]} className={styles.summit}>
          {summit}
        </text>
      )}
    </svg>
  );
}
