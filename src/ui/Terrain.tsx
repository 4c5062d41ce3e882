import { createContext, type ReactNode, useContext } from 'react';
import { TERRAIN_FOLDER, TERRAIN_MARGIN, terrainSize } from '../site/terrain';
import styles from './Terrain.module.css';

const NameContext = createContext('home');

/** Sets the terrain of a page. */
export function TerrainProvider({ name, children }: { name: string; children: ReactNode }) {
  return <NameContext value={name}>{children}</NameContext>;
}

const { width, height } = terrainSize;
const VIEW = `${TERRAIN_MARGIN} ${TERRAIN_MARGIN} ${width - 2 * TERRAIN_MARGIN} ${height - 2 * TERRAIN_MARGIN}`;

interface TerrainProps {
  /** Adds the copper route from the foot to the summit. */
  withRoute?: boolean;
}

/**
 * The page's terrain, drawn at build time (`plugins/artwork/terrain`), as a background of its positioned parent. It is
 * a small separate file, so that it loads after the text, and it uses the colors of its surroundings.
 */
export function Terrain({ withRoute = false }: TerrainProps) {
  const file = `/${TERRAIN_FOLDER}/${useContext(NameContext)}.svg`;
  return (
    <svg
      className={styles.terrain}
      viewBox={VIEW}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${file}#lines`} className={styles.lines} />
      <use href={`${file}#index`} className={styles.index} />
      {withRoute && <use href={`${file}#route`} className={styles.route} />}
    </svg>
  );
}
