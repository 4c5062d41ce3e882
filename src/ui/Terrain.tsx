import { createContext, type ReactNode, useContext } from 'react';
import {
  drawingSizes,
  type Landform,
  TERRAIN_MARGIN as MARGIN,
  spotHeights,
  summitPlace,
  TERRAIN_FOLDER,
  type TerrainPart,
} from '../site/terrain';
import styles from './Terrain.module.css';

interface PageTerrain {
  name: string;
  landform: Landform;
}

const PageTerrainContext = createContext<PageTerrain>({ name: 'home', landform: 'ridge' });

/** Sets the terrain of a page. */
export function TerrainProvider({ children, ...terrain }: PageTerrain & { children: ReactNode }) {
  return <PageTerrainContext value={terrain}>{children}</PageTerrainContext>;
}

/** Labels this far to the right are on the left of their places. */
const MIDDLE = 420;

interface TerrainProps {
  /** `hero`: the landscape of the headline. `summit`: the one of the closing band. */
  part?: TerrainPart;
  /** Adds the copper trail. */
  withTrail?: boolean;
  /** Names of places on the trail: three hills of a hero, or the summit. They repeat what the page says. */
  labels?: readonly string[];
}

/**
 * The page's terrain, drawn at build time (`plugins/artwork/terrain`), as a background of its positioned parent. It is
 * a small separate file, so that it loads after the text, and it uses the colors of its surroundings.
 */
export function Terrain({ part = 'hero', withTrail = false, labels = [] }: TerrainProps) {
  const { name, landform } = useContext(PageTerrainContext);
  const { width, height } = drawingSizes[part];
  const path = `/${TERRAIN_FOLDER}/${name}.svg#${part}-`;
  const places = part === 'hero' ? spotHeights[landform] : [summitPlace];
  const marks = part === 'summit' ? places : places.slice(0, labels.length);
  const dots = marks.map(([x, y]) => `M${x} ${y}h.01`).join('');
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
      {dots && <path d={dots} className={styles.camps} />}
      {dots && <path d={dots} className={styles.holes} />}
      {labels.map((label, index) => {
        const [x, y] = places[index] ?? summitPlace;
        return (
          <text key={label} x={x} y={y} data-side={part === 'summit' ? 'above' : x > MIDDLE ? 'left' : 'right'}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
